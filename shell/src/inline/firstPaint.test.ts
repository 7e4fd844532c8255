import { LATE_LAYOUT } from '@tramuntana/ui';

const root = document.documentElement;

/** Runs the script as a new document would. */
function open(address: string, navigations: { type: string }[] = []) {
  window.history.replaceState(null, '', address);
  performance.getEntriesByType = () => navigations as unknown as PerformanceEntry[];
  root.className = 'light';
  root.removeAttribute(LATE_LAYOUT);
  jest.isolateModules(() => require('./firstPaint'));
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each(['dark', 'light'])('with %s in storage, the first paint has that theme', (stored) => {
  localStorage.setItem('theme', stored);
  open('/');
  expect(root).toHaveClass(stored, { exact: true });
});

test('the page is light if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('storage is forbidden');
  });
  open('/');
  expect(root).toHaveClass('light', { exact: true });
});

test.each([
  ['a visit that begins at the top', '/', [{ type: 'navigate' }], true],
  ['a visit of a fragment', '/#contacto', [{ type: 'navigate' }], false],
  ['a reload', '/', [{ type: 'reload' }], false],
  ['a return', '/', [{ type: 'back_forward' }], false],
  ['a browser that cannot say', '/', [], false],
])('%s: late layout is allowed or not', (_what, address, navigations, allowed) => {
  open(address, navigations);
  expect(root.hasAttribute(LATE_LAYOUT)).toBe(allowed);
});
