import { isSecureAddress } from './secureAddress';

test.each([
  ['https://releases.example', true],
  ['http://127.0.0.1:4100', true],
  ['http://[::1]:4100', true],
  ['http://localhost:4100', true],
  ['http://releases.example', false],
  ['http://127.0.0.1.example', false],
  ['http://localhost.example', false],
  ['http://0177.0.0.1', true],
  ['http://10.0.0.5:4100', false],
  ['postgres://127.0.0.1/site', false],
  ['releases.example', false],
])('%s: %s', (address, isSecure) => {
  expect(isSecureAddress(address)).toBe(isSecure);
});
