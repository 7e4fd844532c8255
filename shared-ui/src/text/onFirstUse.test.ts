import { onFirstUse } from './onFirstUse';

test('the value is made on first use, and only once', () => {
  const make = jest.fn(() => undefined);
  const value = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  value();
  value();
  expect(make).toHaveBeenCalledTimes(1);
});
