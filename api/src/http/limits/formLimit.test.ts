import { contactMessages } from '../../data/schema';
import { testDatabases } from '../../testing/databases';
import { testApi } from '../../testing/testApi';
import { networkOf } from './formLimit';

const message = { mensaje: 'hola' };
const from = (address: string) => ({ 'x-forwarded-for': address });

describe.each(testDatabases)('limits of forms on $name', (testDatabase) => {
  test('a visitor who sends a form too often is told so in Spanish, with the time to wait; others and other forms go on', async () => {
    const api = await testApi({}, testDatabase, { formLimit: { sends: 2 } });
    const send = (address = '192.0.2.1') => api.post('/formularios/', message, from(address));
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    const { status, headers, body } = await send();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(500);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(body.error).toBe(
      'Has enviado varios formularios en poco tiempo. Vuelve a intentarlo dentro de unos minutos.',
    );
    expect((await send('192.0.2.2')).status).toBe(201);
    expect((await api.post('/newsletters/', { email: 'ona@example.com' }, from('192.0.2.1'))).status).toBe(201);
    expect(await api.database.select().from(contactMessages)).toHaveLength(3);
    await api.close();
  });

  test('the newsletter’s form shows the sentence, and refused addresses do not count', async () => {
    const api = await testApi({}, testDatabase, { formLimit: { sends: 1 } });
    const send = (email: string) => api.post('/newsletters/', { email });
    for (let attempt = 0; attempt < 3; attempt++) expect((await send('ona')).status).toBe(400);
    expect((await send('ona@example.com')).status).toBe(201);
    const { status, body } = await send('pau@example.com');
    expect([status, body.email]).toEqual([429, [expect.stringMatching(/^Has enviado varios formularios/)]]);
    await api.close();
  });

  test('a stranger cannot claim another address; an address from the site’s server counts', async () => {
    const api = await testApi({}, testDatabase, { formLimit: { sends: 1 } });
    const send = (remoteAddress: string, claimed: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/formularios/',
        payload: message,
        remoteAddress,
        headers: from(claimed),
      });
    expect((await send('203.0.113.9', '192.0.2.1')).statusCode).toBe(201);
    expect((await send('203.0.113.9', '192.0.2.2')).statusCode).toBe(429);
    expect((await send('10.0.0.7', '192.0.2.1')).statusCode).toBe(201);
    expect((await send('10.0.0.7', '192.0.2.1, 203.0.113.9')).statusCode).toBe(429);
    await api.close();
  });

  test('a configured proxy with a public address is trusted', async () => {
    const api = await testApi({}, testDatabase, { formLimit: { sends: 1 }, trustedProxies: ['203.0.113.0/24'] });
    const send = (claimed: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/formularios/',
        payload: message,
        remoteAddress: '203.0.113.9',
        headers: from(claimed),
      });
    expect([(await send('192.0.2.1')).statusCode, (await send('192.0.2.2')).statusCode]).toEqual([201, 201]);
    await api.close();
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['[2001:0DB8:0001:0002::9]', '2001:db8:1:2'],
  ['fe80::9%eth0', 'fe80:0:0:0'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
