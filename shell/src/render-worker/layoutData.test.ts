/** @jest-environment node */
import { fakeShell } from 'shared-contracts/testing';
import { createQueryClient } from '../shared/composition/queryClient';
import { createLayoutData } from './layoutData';

const company = (phone: () => string) =>
  fakeShell({
    '/contacto': () => ({ phone: phone() }),
    '/direccion': {},
    '/empresa': {},
    '/services': { results: [] },
  }).api;

let clock = Date.now();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => clock);
});
afterEach(() => jest.restoreAllMocks());

const never = new Promise<void>(() => {});
const soon = Promise.resolve();

/** The phone that a page gets. */
async function phoneOf(frame: ReturnType<typeof createLayoutData>, patience: Promise<void>) {
  const page = createQueryClient();
  await frame.provide(page, patience);
  return page.getQueryData<{ phone?: string }>(['/api/contacto'])?.phone;
}

test('the first page waits for the data, up to its patience', async () => {
  const frame = createLayoutData(company(() => '972 00 00 01'));
  expect(await phoneOf(frame, soon)).toBeUndefined();
  expect(await phoneOf(frame, never)).toBe('972 00 00 01');
});

test('data that grow old are fetched anew while pages still get them, and not shown beyond their time', async () => {
  let phone = '972 00 00 01';
  const frame = createLayoutData(company(() => phone));
  expect(await phoneOf(frame, never)).toBe('972 00 00 01');
  phone = '972 00 00 02';
  clock += 6_000;
  expect(await phoneOf(frame, soon)).toBe('972 00 00 01');
  clock += 20_000;
  expect(await phoneOf(frame, soon)).toBeUndefined();
  expect(await phoneOf(frame, never)).toBe('972 00 00 02');
});

test('an API that fails is told by the pages that follow, and costs no page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let works = true;
  const answer = () => {
    if (works) return '972 00 00 01';
    throw new Error('down');
  };
  const frame = createLayoutData(company(answer));
  expect(await phoneOf(frame, never)).toBe('972 00 00 01');
  works = false;
  clock += 20_000;
  expect(await phoneOf(frame, never)).toBeUndefined();
  works = true;
  expect(await phoneOf(frame, never)).toBe('972 00 00 01');
});
