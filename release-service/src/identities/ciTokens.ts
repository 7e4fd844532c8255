import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type AccessRecords, type TrustRecord, unusable } from 'releases';
import { type Identity, IssuerUnavailable, NotAuthenticated } from './Identity';

/** Only signatures with a private key: a secret shared with the issuer could make tokens, and `none` is no signature. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** Difference of clocks, in seconds. */
const CLOCK_TOLERANCE = 60;

/** A stolen token is of use for so long at most, whatever its own expiry. */
const MAX_AGE = '1h';

/**
 * The identity of a CI's token (OpenID Connect). Its rights are those of every trust that matches its issuer, audience and
 * claims. Throws NotAuthenticated or IssuerUnavailable.
 */
export async function identifyCi(
  access: AccessRecords,
  keysOf: (issuer: string) => Promise<JWTVerifyGetKey>,
  token: string,
): Promise<Identity> {
  const issuer = issuerOf(token);
  const trusts = (await access.all()).flatMap(({ record }) =>
    record.kind === 'trust' && record.issuer === issuer && !unusable(record) ? [record] : [],
  );
  // Keys are fetched only from issuers that an administrator has named.
  if (issuer === undefined || trusts.length === 0) {
    throw new NotAuthenticated(
      `Tokens of ${issuer ?? 'no issuer'} are not trusted here; an administrator can do so: npm run release -- access trust`,
    );
  }
  const payload = await verified(token, issuer, keysOf);
  const matching = trusts.filter((trust) => matches(trust, payload));
  const [first] = matching;
  if (!first) {
    throw new NotAuthenticated(
      `The token of ${payload.sub} has not the audience and claims of any trust in ${issuer}; compare them: npm run release -- access list`,
    );
  }
  for (const { id } of matching) await access.noteUse(id);
  return { id: first.id, who: `${first.owner} (${payload.sub})`, grants: matching };
}

/** The issuer that a token claims to have; undefined if it is no JWT. */
function issuerOf(token: string): string | undefined {
  try {
    return decodeJwt(token).iss;
  } catch {
    return undefined;
  }
}

async function verified(
  token: string,
  issuer: string,
  keysOf: (issuer: string) => Promise<JWTVerifyGetKey>,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, await keysOf(issuer), {
      issuer,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE,
      maxTokenAge: MAX_AGE,
      requiredClaims: ['sub', 'exp'],
    });
    return payload;
  } catch (error) {
    if (!isAboutToken(error)) throw new IssuerUnavailable(issuer, error);
    throw new NotAuthenticated(`The token of ${issuer} is refused: ${error.message}; let the CI ask for a new one`);
  }
}

/** Whether the token is wrong. Other errors are failures to fetch the keys. */
function isAboutToken(error: unknown): error is errors.JOSEError {
  const { JWTClaimValidationFailed, JWTExpired, JWTInvalid, JWSInvalid, JWSSignatureVerificationFailed } = errors;
  const { JOSEAlgNotAllowed, JOSENotSupported, JWKSNoMatchingKey, JWKSMultipleMatchingKeys } = errors;
  return [
    JWTClaimValidationFailed,
    JWTExpired,
    JWTInvalid,
    JWSInvalid,
    JWSSignatureVerificationFailed,
    JOSEAlgNotAllowed,
    JOSENotSupported,
    JWKSNoMatchingKey,
    JWKSMultipleMatchingKeys,
  ].some((kind) => error instanceof kind);
}

/** A claim matches by its exact value; of a list, one value must match. */
const matches = ({ audience, claims }: TrustRecord, payload: JWTPayload): boolean =>
  [payload.aud].flat().includes(audience) &&
  Object.entries(claims).every(([name, value]) => [payload[name]].flat().includes(value));
