import { auditAgain } from './auditAgain';

test('a load that Lighthouse gives up is retried, and reported', async () => {
  const lost = new Error('NO_NAVSTART');
  const audit = jest.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('report');
  const onFailure = jest.fn();
  await expect(auditAgain(audit, onFailure)).resolves.toBe('report');
  expect(onFailure.mock.calls).toEqual([[lost]]);
});

test('a page that fails three times fails with the last reason', async () => {
  const audit = jest.fn().mockRejectedValue(new Error('load 3'));
  audit.mockRejectedValueOnce(new Error('load 1')).mockRejectedValueOnce(new Error('load 2'));
  const onFailure = jest.fn();
  await expect(auditAgain(audit, onFailure)).rejects.toThrow('load 3');
  expect([audit.mock.calls.length, onFailure.mock.calls.length]).toEqual([3, 2]);
});
