import { onFirstUse } from './onFirstUse';

test('what is made on first use is made once, and not before', () => {
  const make = jest.fn(() => undefined);
  const value = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  value();
  value();
  expect(make).toHaveBeenCalledTimes(1);
});
