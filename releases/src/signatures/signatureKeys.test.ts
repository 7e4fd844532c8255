import { generateKeyPairSync } from 'node:crypto';
import { newKeys, readSignatureKeys } from './signatureKeys';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'der' });

test('a new pair can be read, and each pair is another one', () => {
  const [first, second] = [newKeys(), newKeys()];
  const { signing, known } = readSignatureKeys(first);
  expect(known.map(({ id }) => id)).toEqual([signing?.public.id]);
  expect(signing?.public.id).toMatch(/^[0-9a-f]{16}$/);
  expect(second.RELEASES_KEY).not.toBe(first.RELEASES_KEY);
});

test('without settings there are no keys', () => {
  expect(readSignatureKeys({ RELEASES_KEY: '', RELEASES_SIGNING_KEY: '' })).toEqual({ known: [] });
});

test.each([',', ' ', ', ', '\n'])('two public keys are separated by %j', (separator) => {
  const keys = [newKeys(), newKeys()];
  const { known } = readSignatureKeys({ RELEASES_KEY: keys.map(({ RELEASES_KEY }) => RELEASES_KEY).join(separator) });
  expect(known.map(({ id }) => id)).toEqual(keys.map((pair) => readSignatureKeys(pair).signing?.public.id));
});

const FORM = 'RELEASES_KEY is one or two public keys of 32 bytes in base64, as npm run release -- key prints them';
const SIGNING_FORM = 'RELEASES_SIGNING_KEY is a private Ed25519 key, as npm run release -- key prints it';

test.each<[string, NodeJS.ProcessEnv, string]>([
  ['a short key', { RELEASES_KEY: 'c2hvcnQ=' }, FORM],
  ['only a comma', { RELEASES_KEY: ',' }, FORM],
  ['three keys', { RELEASES_KEY: [newKeys(), newKeys(), newKeys()].map((keys) => keys.RELEASES_KEY).join() }, FORM],
  ['the private key in place of the public one', { RELEASES_KEY: newKeys().RELEASES_SIGNING_KEY }, FORM],
  ['the public key in place of the private one', { RELEASES_SIGNING_KEY: newKeys().RELEASES_KEY }, SIGNING_FORM],
  ['a key of another kind', { RELEASES_SIGNING_KEY: rsa.toString('base64') }, SIGNING_FORM],
  [
    'two that are no pair',
    { RELEASES_SIGNING_KEY: newKeys().RELEASES_SIGNING_KEY, RELEASES_KEY: newKeys().RELEASES_KEY },
    'RELEASES_SIGNING_KEY belongs to none of the keys in RELEASES_KEY; put its public key there, too',
  ],
])('%s is refused', (_name, env, message) => {
  expect(() => readSignatureKeys(env)).toThrow(new Error(message));
});

test('a refusal does not print the private key', () => {
  const secret = newKeys().RELEASES_SIGNING_KEY.slice(0, -8);
  expect(() => readSignatureKeys({ RELEASES_SIGNING_KEY: secret })).toThrow(new Error(SIGNING_FORM));
});
