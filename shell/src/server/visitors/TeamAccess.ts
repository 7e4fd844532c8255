import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'equipos';

/** Access for the teams: a browser that has sent the token once keeps it in a cookie until it is closed. */
export class TeamAccess {
  /** `token` is the setting TEAMS_TOKEN; without it the site gives no access. */
  constructor(private readonly token: string | undefined) {}

  /** Whether the teams' pages exist. */
  get isOffered(): boolean {
    return this.token !== undefined;
  }

  has(request: FastifyRequest): boolean {
    const given = request.cookies[COOKIE];
    return given !== undefined && this.isToken(given);
  }

  /** Whether the browser would have access with the token. */
  isMissing(request: FastifyRequest): boolean {
    return this.isOffered && !this.has(request);
  }

  /** Gives the browser access if the token is right; returns whether it is. */
  open(request: FastifyRequest, reply: FastifyReply, given: string): boolean {
    if (!this.isToken(given)) return false;
    reply.setCookie(COOKIE, given, sessionCookie(request));
    return true;
  }

  /** Hashes have the same length, so that the time of the comparison reveals nothing of the token. */
  private isToken(given: string): boolean {
    return this.token !== undefined && timingSafeEqual(digest(given), digest(this.token));
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A cookie until the browser is closed. No script reads it, and forms of other sites do not send it. */
export const sessionCookie = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;
