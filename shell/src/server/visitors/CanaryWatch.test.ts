/** @jest-environment node */
import { aCanary } from '../testing/aCanary';
import { CanaryWatch } from './CanaryWatch';

function aWatch() {
  const halt = jest.fn();
  return { halt, watch: new CanaryWatch({ halt }) };
}

test('views and errors are counted for each release', () => {
  const { watch, halt } = aWatch();
  const canary = aCanary();
  watch.view(canary, 'live', false);
  watch.view(canary, 'live', true);
  watch.view(canary, 'canary', false);
  watch.error(canary, 'canary');
  expect(watch.evidenceOf(canary)).toMatchObject({ views: { live: 2, canary: 1 }, errors: { live: 1, canary: 1 } });
  expect(halt).not.toHaveBeenCalled();
});

test('a failing canary is halted once, with the counts as the reason', () => {
  const { watch, halt } = aWatch();
  const canary = aCanary();
  for (let views = 0; views < 200; views++) watch.view(canary, 'live', false);
  for (let views = 0; views < 60; views++) watch.view(canary, 'canary', true);
  expect(halt).toHaveBeenCalledTimes(1);
  expect(halt.mock.calls[0]).toEqual([
    canary,
    expect.stringMatching(/^(\d+) of \1 views failed, and 0 of 200 views of the live 1\.0\.0-a: clearly more errors$/),
  ]);
});

test('another run starts with new counts', () => {
  const { watch } = aWatch();
  watch.view(aCanary(), 'canary', true);
  expect(watch.evidenceOf(aCanary()).views.canary).toBe(0);
});
