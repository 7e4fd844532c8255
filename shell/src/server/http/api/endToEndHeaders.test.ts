/** @jest-environment node */
import { endToEndHeaders } from './endToEndHeaders';

test('headers of one connection are left out, even those that its Connection header names', () => {
  const headers = {
    connection: 'Keep-Alive, X-Hop',
    'keep-alive': 'timeout=72',
    'transfer-encoding': 'chunked',
    te: 'trailers',
    upgrade: 'h2c',
    'proxy-connection': 'keep-alive',
    'x-hop': '1',
    etag: '"a"',
    'content-type': 'application/json',
  };
  expect(endToEndHeaders(headers)).toEqual({ etag: '"a"', 'content-type': 'application/json' });
});

test('all other headers stay', () => {
  expect(endToEndHeaders({ vary: 'Cookie', 'set-cookie': ['a=1'] })).toEqual({ vary: 'Cookie', 'set-cookie': ['a=1'] });
});
