import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TeamIdentities, TeamIdentity } from '../store/TeamIdentities';

const COOKIE = 'equipos';

/** A token of the release service, with its id. */
const IDENTITY_TOKEN = /^trd_([0-9a-f]{16})_[\w-]{43}$/;

/** The requests that may be a team's: with its cookie, to its pages, or with a version in the address. */
const mayBeTeams = ({ cookies, url }: FastifyRequest): boolean =>
  cookies[COOKIE] !== undefined || url.includes('?') || url.startsWith('/equipos');

/** What was known of the teams when a request came. */
type Known = { identities: readonly TeamIdentity[]; who: string | undefined };

/**
 * Access for the teams: a browser signs in once, with TEAMS_TOKEN or with a token of the release service, and has a cookie
 * until it is closed. Each request checks the cookie, so it ends with the identity.
 */
export class TeamAccess {
  private readonly known = new WeakMap<FastifyRequest, Known>();

  /** `token` is the setting TEAMS_TOKEN. Without it and without identities the site gives no access. */
  constructor(
    private readonly token: string | undefined,
    private readonly identities: Pick<TeamIdentities, 'usable'>,
  ) {}

  /** Reads the identities for a request. A hook calls it before the other methods are asked. */
  async recognise(request: FastifyRequest): Promise<void> {
    if (!mayBeTeams(request)) return;
    const identities = await this.identities.usable();
    const given = request.cookies[COOKIE] ?? '';
    const who = identities.find((identity) => isSame(given, cookieOf(identity)))?.owner;
    this.known.set(request, { identities, who });
  }

  /** Whether the teams' pages exist. */
  isOffered(request: FastifyRequest): boolean {
    return this.token !== undefined || (this.known.get(request)?.identities.length ?? 0) > 0;
  }

  has(request: FastifyRequest): boolean {
    return this.isToken(request.cookies[COOKIE] ?? '') || this.whoOf(request) !== undefined;
  }

  /** The owner of the identity that signed in; undefined for TEAMS_TOKEN, which is everybody's. */
  whoOf(request: FastifyRequest): string | undefined {
    return this.known.get(request)?.who;
  }

  /** Whether the browser would have access with a token. */
  isMissing(request: FastifyRequest): boolean {
    return this.isOffered(request) && !this.has(request);
  }

  /** Gives the browser access if the token is right; returns whether it is. */
  open(request: FastifyRequest, reply: FastifyReply, given: string): boolean {
    const cookie = this.isToken(given) ? given : this.cookieFor(request, given);
    if (cookie === undefined) return false;
    reply.setCookie(COOKIE, cookie, sessionCookie(request));
    return true;
  }

  /** Ends the browser's access. */
  close(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: '/' });
  }

  private cookieFor(request: FastifyRequest, token: string): string | undefined {
    const [, id] = IDENTITY_TOKEN.exec(token) ?? [];
    const identity = this.known.get(request)?.identities.find((one) => one.id === id);
    return identity && isSame(digest(token).toString('hex'), identity.hash) ? cookieOf(identity) : undefined;
  }

  private isToken(given: string): boolean {
    return this.token !== undefined && isSame(given, this.token);
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Hashes have the same length, so that the time of the comparison reveals nothing of the expected text. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

/** The cookie of an identity. It is not the token: a browser's cookie must not release anything. */
const cookieOf = ({ id, hash }: TeamIdentity): string =>
  `${id}.${createHmac('sha256', Buffer.from(hash, 'hex')).update(COOKIE).digest('base64url')}`;

/** A cookie until the browser is closed. No script reads it, and forms of other sites do not send it. */
export const sessionCookie = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
