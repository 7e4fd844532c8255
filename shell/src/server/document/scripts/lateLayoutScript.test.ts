/** @jest-environment node */
import { LATE_LAYOUT } from 'shared-ui';
import { LATE_LAYOUT_SCRIPT } from './lateLayoutScript';

/** The attributes of the root element after the script has run. */
function run(hash: string, entries: { type: string }[]): string[] {
  const attributes: string[] = [];
  const documentElement = { setAttribute: (name: string) => attributes.push(name) };
  const performance = { getEntriesByType: () => entries };
  new Function('location', 'performance', 'document', LATE_LAYOUT_SCRIPT)({ hash }, performance, { documentElement });
  return attributes;
}

test.each([
  ['a visit that begins at the top', '', [{ type: 'navigate' }], [LATE_LAYOUT]],
  ['a visit of a fragment', '#contacto', [{ type: 'navigate' }], []],
  ['a reload', '', [{ type: 'reload' }], []],
  ['a return', '', [{ type: 'back_forward' }], []],
  ['a browser that cannot say', '', [], []],
])('%s: late layout %j %j', (_what, hash, entries, attributes) => {
  expect(run(hash, entries)).toEqual(attributes);
});
