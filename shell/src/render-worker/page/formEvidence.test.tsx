import { act } from '@testing-library/react';
import { aResponse, fakeShell } from '@tramuntana/contracts/testing';
import { NewsletterForm } from '@tramuntana/ui';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createFormToken, fetchWithToken, withFormEvidence } from './formEvidence';

const form = (
  <main>
    <NewsletterForm action="/newsletters" label="Newsletter" privacy="" busy={false} onSend={() => {}} />
    <form action="/buscar" aria-label="Búsqueda" />
  </main>
);
const field = (name: string, of = 'Newsletter') =>
  document.querySelector<HTMLInputElement>(`form[aria-label="${of}"] [name="${name}"]`);

test('forms with this action get a token and a field that visitors and browsers do not fill in', () => {
  document.body.innerHTML = withFormEvidence(renderToString(form), '/newsletters', '17.a"><b>');
  expect(field('token')).toHaveValue('17.a"><b>');
  expect(field('token')).not.toBeVisible();
  expect(field('web')).not.toBeVisible();
  expect(field('web')).toHaveValue('');
  expect([field('web')?.tabIndex, field('web')?.autocomplete]).toEqual([-1, 'off']);
  expect([field('token', 'Búsqueda'), field('web', 'Búsqueda')]).toEqual([null, null]);
});

test('each form of a page gets its own fields', () => {
  document.body.innerHTML = withFormEvidence(renderToString(form).repeat(2), '/newsletters', '17.a');
  expect(document.querySelectorAll('[name="web"]')).toHaveLength(2);
  expect(document.querySelectorAll('form > [name="token"]:nth-last-child(2)')).toHaveLength(2);
});

test('without a token, forms get only the honeypot field', () => {
  document.body.innerHTML = withFormEvidence(renderToString(form), '/newsletters', undefined);
  expect([field('token'), field('web')?.value]).toEqual([null, '']);
});

test('React hydrates the form without a mismatch, and keeps the fields', async () => {
  const differs = jest.fn();
  const warned = jest.spyOn(console, 'error').mockImplementation(differs);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = withFormEvidence(renderToString(form), '/newsletters', '17.a');
  const root = await act(async () => hydrateRoot(container, form, { onRecoverableError: differs }));
  expect(differs.mock.calls).toEqual([]);
  await act(async () => root.render(form));
  expect([field('token')?.value, field('web')?.value]).toEqual(['17.a', '']);
  warned.mockRestore();
});

test('a request for a token gets the page’s own; without one, or for another path, the API is called', async () => {
  const asked: unknown[] = [];
  const request = (async (input) => {
    asked.push(input);
    return Response.json({ token: 'of the API' });
  }) as typeof fetch;
  const path = '/api/formularios/token';
  const tokenOf = async (response: Promise<Response>) => ((await (await response).json()) as { token: string }).token;
  const withOwn = fetchWithToken(Promise.resolve('own'), '/api', request);
  expect(await tokenOf(withOwn(path, {}))).toBe('own');
  expect(asked).toEqual([]);
  await withOwn('/api/services');
  expect(await tokenOf(fetchWithToken(Promise.resolve(undefined), '/api', request)(path))).toBe('of the API');
  expect(asked).toEqual(['/api/services', path]);
});

describe('the token of a page', () => {
  const never = new Promise<void>(() => {});
  const asking = (answer: () => unknown) => createFormToken(fakeShell({ '/formularios/token': answer }).api);
  afterEach(() => jest.restoreAllMocks());

  test('is shared by all pages for ten seconds', async () => {
    let clock = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => clock);
    const tokens = ['token 1', 'token 2'];
    const formToken = asking(() => ({ token: tokens.shift() }));
    expect(await Promise.all([formToken(never), formToken(never)])).toEqual(['token 1', 'token 1']);
    clock += 9_999;
    expect(await formToken(never)).toBe('token 1');
    clock += 1;
    expect(await formToken(never)).toBe('token 2');
  });

  test.each([
    ['knows no tokens', () => aResponse(404, {})],
    ['fails', () => aResponse(503, {})],
    ['answers something else', () => ({ token: 7 })],
  ])('is undefined if the API %s', async (_what, answer) => {
    expect(await asking(answer)(never)).toBeUndefined();
  });

  test('is requested again after a failure', async () => {
    let answer: unknown = aResponse(503, {});
    const formToken = asking(() => answer);
    expect(await formToken(never)).toBeUndefined();
    answer = { token: 'token' };
    expect(await formToken(never)).toBe('token');
  });

  test('does not delay a page beyond the deadline', async () => {
    expect(await asking(() => never)(Promise.resolve())).toBeUndefined();
  });
});
