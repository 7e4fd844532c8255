/** @jest-environment node */
import { fakeShell } from 'shared-contracts/testing';
import { createQueryClient } from '../composition/queryClient';
import { createFrameData } from './frameData';

const company = (phone: () => string) =>
  fakeShell({
    '/contacto': () => ({ phone: phone() }),
    '/direccion': {},
    '/empresa': {},
    '/services': { results: [] },
  }).api;

const never = new Promise<void>(() => {});
const soon = Promise.resolve();

/** The phone that a page gets. */
async function phoneOf(frame: ReturnType<typeof createFrameData>, patience: Promise<void>) {
  const page = createQueryClient();
  await frame.provide(page, patience);
  return page.getQueryData<{ phone?: string }>(['/api/contacto'])?.phone;
}

test('the first page waits for the data, up to its patience', async () => {
  const frame = createFrameData(company(() => '972 00 00 01'));
  expect(await phoneOf(frame, soon)).toBeUndefined();
  expect(await phoneOf(frame, never)).toBe('972 00 00 01');
});

test('later pages never wait: old data are shown once more while new ones come', async () => {
  let phone = '972 00 00 01';
  const frame = createFrameData(
    company(() => phone),
    0,
  );
  expect(await phoneOf(frame, never)).toBe('972 00 00 01');
  phone = '972 00 00 02';
  expect(await phoneOf(frame, soon)).toBe('972 00 00 01');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await phoneOf(frame, soon)).toBe('972 00 00 02');
});

test('an API that fails costs a page that had data nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let works = true;
  const answer = () => {
    if (works) return '972 00 00 01';
    throw new Error('down');
  };
  const frame = createFrameData(company(answer), 0);
  expect(await phoneOf(frame, never)).toBe('972 00 00 01');
  works = false;
  await phoneOf(frame, soon);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await phoneOf(frame, soon)).toBe('972 00 00 01');
});
