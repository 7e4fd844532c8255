import { PARTICULARS } from './document';
import { legalDocuments } from './documents';

const texts = legalDocuments.flatMap(({ path, sections }) =>
  sections.flatMap(({ blocks }) => blocks.flat().map((text) => ({ path, text }))),
);

test('every particular that a text names is one that the page can fill', () => {
  const named = texts.flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !PARTICULARS.some((known) => known === name))).toEqual([]);
});

test('no paragraph stands twice', () => {
  const seen = texts.map(({ text }) => text);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the legal notice says who, where and under which authorisation (LSSI, article 10)', () => {
  const notice = texts
    .filter(({ path }) => path === '/aviso-legal')
    .map(({ text }) => text)
    .join(' ');
  for (const particular of ['legalName', 'taxId', 'address', 'registry', 'email', 'phone', 'operatorId']) {
    expect(notice).toContain(`{${particular}}`);
  }
});
