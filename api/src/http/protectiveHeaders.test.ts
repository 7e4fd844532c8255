import { createFastify } from './fastify';

async function headersOf(url: string) {
  const app = createFastify({});
  app.get('/api/dato', () => ({ dato: 1 }));
  app.get('/api/files/a.webp', (_request, reply) => reply.type('image/webp').send('x'));
  app.get('/api/pagina', (_request, reply) =>
    reply.headers({ 'content-security-policy': "default-src 'self'", 'referrer-policy': 'same-origin' }).send('x'),
  );
  return (await app.inject(url)).headers;
}

test.each(['/api/dato', '/api/nada', '/api/%zz'])('browsers must not run, frame or embed %s', async (url) => {
  expect(await headersOf(url)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('other sites may show pictures', async () => {
  expect((await headersOf('/api/files/a.webp'))['cross-origin-resource-policy']).toBe('cross-origin');
});

test('a page with headers of its own keeps them', async () => {
  expect(await headersOf('/api/pagina')).toMatchObject({
    'content-security-policy': "default-src 'self'",
    'referrer-policy': 'same-origin',
  });
});
