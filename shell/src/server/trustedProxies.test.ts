/** @jest-environment node */
import { isProxy, PROXY_FORMS, proxiesOf } from './trustedProxies';

test.each(['loopback', 'linklocal', 'uniquelocal', '192.0.2.7', '::1', '10.0.0.0/8', '10.0.0.0/0', '2001:db8::/128'])(
  '%s can be trusted',
  (entry) => {
    expect(isProxy(entry)).toBe(true);
  },
);

test.each([
  '',
  '/8',
  'proxy.example',
  'loopback/8',
  '10.0.0.0/33',
  '10.0.0.0/0008',
  '10.0.0.0/8x',
  '10.0.0.0/-8',
  '::/129',
])('%j cannot be trusted', (entry) => {
  expect(isProxy(entry)).toBe(false);
});

test('a list is separated by commas, and empty entries are ignored', () => {
  expect(proxiesOf(' loopback ,, ::1,')).toEqual(['loopback', '::1']);
  expect(proxiesOf('')).toEqual([]);
});

test('the message lists the accepted forms', () => {
  expect(PROXY_FORMS).toBe('addresses, networks as 10.0.0.0/8, or loopback, linklocal, uniquelocal');
});
