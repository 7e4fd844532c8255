import { Gaze } from './Gaze';

const limits = { pitch: [-1, 1], zoom: [0.5, 3] } as const;

test('arrows and buttons turn the view, plus and minus zoom', () => {
  const gaze = new Gaze(limits);
  gaze.look('right');
  expect(gaze.yaw).toBeGreaterThan(0);
  gaze.look('left');
  expect(gaze.yaw).toBeCloseTo(0);
  gaze.look('closer');
  expect(gaze.zoom).toBeGreaterThan(1);
  gaze.look('farther');
  expect(gaze.zoom).toBeCloseTo(1);
});

test('the view stops at the poles and outside the model', () => {
  const gaze = new Gaze(limits);
  for (let press = 0; press < 30; press++) {
    gaze.look('up');
    gaze.look('closer');
  }
  expect(gaze.pitch).toBe(1);
  expect(gaze.zoom).toBe(3);
});

test('an unknown command neither changes the view nor calls its listeners', () => {
  const gaze = new Gaze(limits);
  const changed = jest.fn();
  gaze.onChange(changed);
  expect(gaze.look('constructor')).toBe(false);
  expect(gaze.look('')).toBe(false);
  expect(changed).not.toHaveBeenCalled();
  gaze.drag(0.5, 0);
  expect(changed).toHaveBeenCalledTimes(1);
});
