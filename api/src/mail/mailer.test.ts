/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from '../settings';
import { type RunningApi, startApi } from '../start';
import { contentFolder } from '../testing/contentFolder';
import { apiFolder } from '../testing/databases';
import { mailServer } from '../testing/mailServer';

const home = mkdtempSync(path.join(tmpdir(), 'api-mailer-'));
let api: RunningApi | undefined;

beforeAll(() => {
  const sample = contentFolder();
  cpSync(sample.folder, path.join(home, 'content'), { recursive: true });
  cpSync(path.join(apiFolder, 'migrations'), path.join(home, 'migrations'), { recursive: true });
  sample.remove();
});
afterEach(() => stop());
afterAll(() => rmSync(home, { recursive: true, force: true }));

const environment = (SMTP_URL: string) => ({
  DATA_DIR: path.join(home, 'data'),
  LOG_LEVEL: 'silent',
  SMTP_URL,
  MAIL_FROM: 'web@example.com',
  MAIL_TO: 'hola@example.com',
  SITE_URL: 'https://tramuntana.example',
});

const stop = async () => {
  await api?.close();
  api = undefined;
};

const send = async (url: string, mensaje: string) => {
  const answer = await fetch(`${url}/api/formularios/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mensaje }),
  });
  return answer.status;
};

test('a visitor does not wait for a mail server that says nothing; the mail is sent after the next start', async () => {
  const sockets: Socket[] = [];
  let connected = () => {};
  const isAsked = new Promise<void>((resolve) => (connected = resolve));
  const silent = createServer((socket) => {
    sockets.push(socket);
    connected();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  api = await startApi(readSettings(environment(`smtp://127.0.0.1:${port}`)), home);
  expect(await send(api.url, 'message: primero')).toBe(201);
  await isAsked;
  expect(await send(api.url, 'message: segundo')).toBe(201);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await stop();

  const server = await mailServer();
  api = await startApi(readSettings(environment(server.url)), home);
  expect(await send(api.url, 'message: tercero')).toBe(201);
  // The first is tried again after its pause.
  await server.untilReceived(2);
  expect(server.received.map(({ text }) => /segundo|tercero/.exec(text ?? '')?.[0]).sort()).toEqual([
    'segundo',
    'tercero',
  ]);
  await server.close();
});

test('settings that are not complete end the start with the names of those that are missing', () => {
  const { MAIL_TO: _to, SITE_URL: _site, ...others } = environment('smtp://127.0.0.1:25');
  expect(() => readSettings(others)).toThrow('with SMTP_URL set, set MAIL_TO and SITE_URL, too');
  expect(() => readSettings(environment('http://127.0.0.1'))).toThrow(
    'SMTP_URL must be an smtp:// or smtps:// address',
  );
  expect(() => readSettings({ ...environment(''), MAIL_TO: 'nobody' })).toThrow('MAIL_TO must be an email address');
  expect(readSettings(environment('')).mail).toBeUndefined();
});
