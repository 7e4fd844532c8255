import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilReady } from './untilReady';

let answers: [status: number, waitsFor?: string][];
let shell: http.Server;
let url: string;
beforeEach(async () => {
  shell = http.createServer((_request, response) => {
    const [status, waitsFor] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [200];
    response.writeHead(status).end(JSON.stringify({ waitsFor }));
  });
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
});
afterEach(() => {
  shell.closeAllConnections();
  shell.close();
});

const wait = async (signal = new AbortController().signal) => {
  const printed: string[] = [];
  await untilReady(url, { print: (line) => printed.push(line), signal });
  return printed;
};

test('a start prints once why the shell waits, until it can serve', async () => {
  answers = [[503, 'releases'], [503, 'releases'], [503, 'a release that can be used'], [200]];
  expect(await wait()).toEqual([
    `The site answers at ${url} and is not ready. It waits for releases`,
    `The site answers at ${url} and is not ready. It waits for a release that can be used`,
  ]);
});

test('a start does not wait for a shell that is ready', async () => {
  answers = [[200]];
  expect(await wait()).toEqual([]);
});

test('a start that is stopped waits no longer', async () => {
  answers = [[503, 'releases']];
  const stop = new AbortController();
  const waiting = wait(stop.signal);
  stop.abort();
  await waiting;
});
