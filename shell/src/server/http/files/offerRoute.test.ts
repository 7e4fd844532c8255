/** @jest-environment node */
import { anOffer } from '../../../testing/anOffer';
import { aServer } from '../../testing/aServer';
import { offerRoute } from './offerRoute';

test('what the shell lends is public, and a cache asks again after a minute', async () => {
  const app = aServer((server) => offerRoute(server, anOffer()));
  const first = await app.inject('/releases/offer.json');
  expect([first.statusCode, first.json()]).toEqual([200, anOffer()]);
  expect(first.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  const again = await app.inject({
    url: '/releases/offer.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
