import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** A CI that signs tokens and publishes its keys on this machine, as OpenID Connect says. `close` ends it. */
export async function anIssuer() {
  const first = await generateKeyPair('RS256');
  const keys = new Map([['first', first]]);
  let isBroken = false;
  let fetches = 0;
  const server = createServer(async ({ url: path }, response) => {
    if (isBroken) return void response.writeHead(500).end();
    const json = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    if (path === '/.well-known/openid-configuration') return void json({ issuer: url, jwks_uri: `${url}/keys` });
    if (path !== '/keys') return void response.writeHead(404).end();
    fetches += 1;
    const published = [...keys].map(async ([kid, { publicKey }]) => ({
      ...(await exportJWK(publicKey)),
      kid,
      alg: 'RS256',
    }));
    json({ keys: await Promise.all(published) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const claims: JWTPayload = {
    iss: url,
    aud: 'tramuntana',
    sub: 'repo:acme/mfe-blog:ref:refs/heads/main',
    repository: 'acme/mfe-blog',
    ref: 'refs/heads/main',
  };

  return {
    url,
    claims,
    first,
    fetches: () => fetches,
    break: () => {
      isBroken = true;
    },
    /** Signs with another key from now on. The published keys still hold the first one. */
    async rotate() {
      keys.set('second', await generateKeyPair('RS256'));
    },
    /** A token that is valid for five minutes; `over` changes or takes out (undefined) claims, `key` signs in place of the CI's. */
    token(
      over: JWTPayload = {},
      { kid = [...keys.keys()].at(-1) ?? '', key = keys.get(kid)?.privateKey ?? first.privateKey } = {},
    ) {
      const now = Math.floor(Date.now() / 1000);
      const payload = JSON.parse(JSON.stringify({ iat: now, exp: now + 300, ...claims, ...over }));
      return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
