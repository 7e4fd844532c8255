import { findPromtool } from './promtool';

/** A machine where promtool is missing. `installs` says whether it can be installed. */
function aMachine(env: NodeJS.ProcessEnv, installs = false) {
  let isThere = false;
  const said: string[] = [];
  const install = jest.fn(() => {
    isThere = installs;
  });
  return { search: { env, runs: () => isThere, install, say: (line: string) => void said.push(line) }, install, said };
}

test('npm test installs a missing promtool; a single test does not', () => {
  const whole = aMachine({ npm_lifecycle_event: 'test' }, true);
  expect(findPromtool(whole.search)).toBe(true);
  expect(findPromtool(whole.search)).toBe(true);
  expect(whole.install).toHaveBeenCalledTimes(1);
  const single = aMachine({}, true);
  expect(findPromtool(single.search)).toBe(false);
  expect(single.install).not.toHaveBeenCalled();
});

test('without promtool the tests are skipped with a message, but CI fails', () => {
  const { search, said } = aMachine({ npm_lifecycle_event: 'test' });
  expect(findPromtool(search)).toBe(false);
  expect(said).toEqual([expect.stringContaining('apt-get install prometheus')]);
  expect(() => findPromtool(aMachine({ CI: 'true' }).search)).toThrow('promtool was not found');
});
