import { hostOf } from './hostOf';

const socket = { localAddress: '::ffff:10.0.0.7', localPort: 3000 };

test('the host is the client’s `Host` header', () => {
  expect(hostOf({ host: 'example.com:8080', socket })).toBe('example.com:8080');
});

test('for an HTTP/1.0 client without a host, the host is the address of its connection', () => {
  expect(hostOf({ host: '', socket })).toBe('10.0.0.7:3000');
  expect(hostOf({ host: '', socket: { localAddress: '::1', localPort: 80 } })).toBe('[::1]:80');
});
