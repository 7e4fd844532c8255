import { PARTICULARS } from './document';
import { legalSources } from './documents';

const documents = () => Promise.all(legalSources.map(async ({ load }) => (await load()).document));

const texts = async () =>
  (await documents()).flatMap(({ path, sections }) =>
    sections.flatMap(({ blocks }) => blocks.flat().map((text) => ({ path, text }))),
  );

test('each text stands at the path that it is listed under', async () => {
  expect((await documents()).map(({ path }) => path)).toEqual(legalSources.map(({ path }) => path));
});

test('every particular that a text names is one that the page can fill', async () => {
  const named = (await texts()).flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !PARTICULARS.some((known) => known === name))).toEqual([]);
});

test('no paragraph stands twice', async () => {
  const seen = (await texts()).map(({ text }) => text);
  expect(new Set(seen).size).toBe(seen.length);
});

test('the legal notice says who, where and under which authorisation (LSSI, article 10)', async () => {
  const notice = (await texts())
    .filter(({ path }) => path === '/aviso-legal')
    .map(({ text }) => text)
    .join(' ');
  for (const particular of ['legalName', 'taxId', 'address', 'registry', 'email', 'phone', 'operatorId']) {
    expect(notice).toContain(`{${particular}}`);
  }
});
