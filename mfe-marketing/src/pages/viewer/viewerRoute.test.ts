import { fakeShell } from '@tramuntana/contracts/testing';
import { createStaticHandler } from 'react-router-dom';
import { createRoutes } from '../../routes';

test('the panorama has its own address and redirects to this release’s viewer', async () => {
  const routes = createRoutes(fakeShell())['/visor'] ?? [];
  const request = new Request('https://tramuntana.example/visor/castillo');
  const answer = await createStaticHandler([{ path: 'visor', children: routes }]).query(request);
  expect(answer).toBeInstanceOf(Response);
  const { status, headers } = answer as Response;
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(/^\/releases\/mfe-marketing\/prueba\/viewer\/panorama\.html\?archivo=/);
});
