import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type RemoteDefinition, refuseBadDefinition, refuseOtherName } from './remoteDefinition';

const aLink = (over: object = {}) => ({
  label: 'Preguntas',
  path: '/faq',
  place: 'footer' as const,
  order: 800,
  ...over,
});
const refuse =
  (over: Partial<RemoteDefinition> = {}) =>
  () =>
    refuseBadDefinition({ name: 'mfe-faq', mounts: ['/faq'], ...over });

test('a valid definition is accepted', () => {
  expect(refuse({ forms: ['/faq/envio'], nav: [aLink()] })).not.toThrow();
});

test.each<[string, Partial<RemoteDefinition>, string]>([
  ['an empty label', { nav: [aLink({ label: '' })] }, 'nav[0].label is "": a label has 1 to 30 characters'],
  ['a long label', { nav: [aLink(), aLink({ label: 'x'.repeat(31) })] }, 'a label has 1 to 30 characters, no space'],
  ['a long label in the header', { nav: [aLink({ place: 'header', label: 'x'.repeat(17) })] }, 'at most 16 characters'],
  [
    'an address as a link',
    { nav: [aLink({ path: 'https://x.example' })] },
    'nav[0].path is "https://x.example": a link',
  ],
  ['five links', { nav: Array.from({ length: 5 }, () => aLink()) }, 'a remote has at most 4 links'],
  ['a mount path of two segments', { mounts: ['/faq/todas'] }, 'mounts[0] is "/faq/todas": a mount path is / or one'],
  ['a form without a slash', { forms: ['envio'] }, 'forms[0] is "envio": a form posts to a path'],
  ['a name in capitals', { name: 'Faq' }, 'name is "Faq": a remote is named in kebab-case'],
])('%s is refused with its field, its value and the rule', (_what, over, message) => {
  expect(refuse(over)).toThrow(message);
});

test('all problems are reported at once', () => {
  expect(refuse({ name: 'Faq', nav: [aLink({ order: 1.5 })] })).toThrow(/^name is .*\nnav\[0\]\.order is 1\.5: /);
});

test('another name in package.json is refused', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'named-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'mfe-faqs' }));
    expect(() => refuseOtherName({ name: 'mfe-faqs', mounts: ['/faq'] }, folder)).not.toThrow();
    expect(() => refuseOtherName({ name: 'mfe-faq', mounts: ['/faq'] }, folder)).toThrow(
      'webpack.config.ts names the remote "mfe-faq" and package.json "mfe-faqs": use one name in both',
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
