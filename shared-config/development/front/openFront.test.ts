import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Pending } from '../releases/Pending';
import { HotEvents } from './HotEvents';
import { openFront } from './openFront';

const POLICY =
  "default-src 'none'; style-src 'self' 'sha256-a'; require-trusted-types-for 'script'; form-action 'self'";

let root: string;
let shell: http.Server;
let front: http.Server;
let events: HotEvents;
let pending: Pending;
let printed: string[];
let url: string;

beforeEach(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'front-'));
  for (const [file, text] of [
    ['mfe-blog/.dev/web/page-list.js', 'newest'],
    ['shell/.dev/web/hot/main.1a.hot-update.js', 'update'],
  ] as const) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  shell = http.createServer((request, response) => {
    response.setHeader('content-security-policy', POLICY);
    response.end(`shell: ${request.method} ${request.url}`);
  });
  await once(shell.listen(0, '127.0.0.1'), 'listening');
  events = new HotEvents();
  pending = new Pending();
  printed = [];
  front = await openFront({
    address: { port: 0, host: '127.0.0.1' },
    shell: `http://127.0.0.1:${(shell.address() as AddressInfo).port}`,
    outputs: new Map(['mfe-blog', 'shell'].map((name) => [name, path.join(root, name, '.dev')])),
    events,
    pending,
    shownAt: (pathname) => (name) => (pathname === '/blog' ? name === 'mfe-blog' : true),
    locate: (text) => text.replace('page-list.js:3', 'ListPage.tsx:2'),
    print: (line) => printed.push(line),
    serverError: (page) => (page === '/blog' ? 'roto en ListPage.tsx:2' : ''),
  });
  url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});

afterEach(() => {
  events.close();
  front.close();
  front.closeAllConnections();
  shell.close();
  rmSync(root, { recursive: true });
});

const textOf = async (address: string, init?: RequestInit) => (await fetch(url + address, init)).text();

test('a page can read the error that its server threw', async () => {
  const ask = async (page: string) => (await fetch(`${url}/_dev/errors?page=${page}`)).text();
  expect([await ask('/blog'), await ask('/tienda')]).toEqual(['roto en ListPage.tsx:2', '']);
});

test('the shell answers every other request, as it does without development', async () => {
  expect(await textOf('/blog?tag=a')).toBe('shell: GET /blog?tag=a');
  expect(await textOf('/releases/mfe-shop/1.0.0-a/routes.js')).toBe('shell: GET /releases/mfe-shop/1.0.0-a/routes.js');
  expect(await textOf('/contacto/mensaje', { method: 'POST', body: 'x' })).toBe('shell: POST /contacto/mensaje');
});

test('the policy allows the development tools, and the console reports markup that the live site would refuse', async () => {
  const { headers } = await fetch(`${url}/blog`);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline' 'self'; form-action 'self'",
  );
  expect(headers.get('content-security-policy-report-only')).toBe("require-trusted-types-for 'script'");
});

test('files of the newest builds come from their output folders, and browsers do not cache them', async () => {
  const chunk = await fetch(`${url}/releases/mfe-blog/dev/page-list.js`);
  expect([await chunk.text(), chunk.headers.get('cache-control')]).toEqual(['newest', 'no-store']);
  expect(await textOf('/assets/hot/main.1a.hot-update.js')).toBe('update');
});

test('a page waits for running builds, so that a reload shows the saved edit; scripts do not wait', async () => {
  const end = pending.begin('mfe-blog');
  const answered = jest.fn();
  const page = textOf('/blog', { headers: { accept: 'text/html,*/*' } }).then(answered);
  expect(await textOf('/assets/main.js', { headers: { accept: '*/*' } })).toBe('shell: GET /assets/main.js');
  expect(answered).not.toHaveBeenCalled();
  end();
  await page;
  expect(answered).toHaveBeenCalledWith('shell: GET /blog');
});

test('a page does not wait for builds that it does not show', async () => {
  pending.begin('mfe-shop');
  expect(await textOf('/blog?tag=a', { headers: { accept: 'text/html' } })).toBe('shell: GET /blog?tag=a');
});

test('an error of a page is printed with its source position, and the page gets the position, too', async () => {
  expect(await textOf('/_dev/errors', { method: 'POST', body: 'Error: boom\n at page-list.js:3' })).toBe(
    'Error: boom\n at ListPage.tsx:2',
  );
  expect(printed).toEqual(['page: Error: boom\n at ListPage.tsx:2']);
});

test('a page of another site prints nothing in the terminal', async () => {
  const headers = { origin: 'https://foreign.example' };
  expect((await fetch(`${url}/_dev/errors`, { method: 'POST', body: 'Error: boom', headers })).status).toBe(403);
  expect(printed).toEqual([]);
});

test('a page follows builds over one connection', async () => {
  const response = await fetch(`${url}/_dev/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  events.builtPage({ name: 'mfe-blog', hash: 'h1', ms: 1, errors: [] });
  expect((await reader?.read())?.value).toContain('"hash":"h1"');
  await reader?.cancel();
});

test('an address outside of the newest build is not there', async () => {
  expect((await fetch(`${url}/releases/mfe-blog/dev/%2e%2e/%2e%2e/package.json`)).status).not.toBe(500);
  expect((await fetch(`${url}/releases/mfe-blog/dev/..%2F..%2Fbuild.json`)).status).toBe(404);
});
