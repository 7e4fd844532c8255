import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVTOOLS_PARAMETER } from '../../../shared/composition/devtools';
import type { NamedScript } from '../../pages/document/startScript';
import type { ComposedPage } from '../../pages/PageComposer';
import { sessionCookie, type TeamAccess } from '../../visitors/TeamAccess';
import { withDevtoolsScript } from './devtoolsScript';

const COOKIE = 'devtools';
const VALUES = new Map<string | null, 'on' | 'off'>([
  ['', 'on'],
  ['on', 'on'],
  ['off', 'off'],
]);

type Options = {
  access: TeamAccess;
  /** The overlay's script; undefined in a build without one. */
  script: NamedScript | undefined;
  shellVersion: string;
};

/** The overlay that shows a page's parts, for teams' browsers that turned it on (docs/product/site.md#keep-15). */
export class Devtools {
  constructor(private readonly options: Options) {}

  /** Whether a browser has turned it on; never true without the teams' token. */
  isOn(request: FastifyRequest): boolean {
    return request.cookies[COOKIE] === 'on' && this.options.access.has(request);
  }

  /** The switch in an address: `?devtools`, or `?devtools=off`. Undefined without the teams' token. */
  askedFor(request: FastifyRequest, search: string): 'on' | 'off' | undefined {
    if (!search || !this.options.access.has(request)) return undefined;
    return VALUES.get(new URLSearchParams(search).get(DEVTOOLS_PARAMETER));
  }

  /** Turns it on or off for a browser, until the browser is closed. */
  turn(request: FastifyRequest, reply: FastifyReply, to: 'on' | 'off'): void {
    if (to === 'off') reply.clearCookie(COOKIE, { path: '/' });
    else reply.setCookie(COOKIE, to, sessionCookie(request));
  }

  /** A page with the overlay's script. It is another document than the one that is kept for visitors. */
  over(page: ComposedPage): ComposedPage {
    const { script, shellVersion } = this.options;
    if (!script) return page;
    return { ...page, document: page.document.changed((html) => withDevtoolsScript(html, script, shellVersion)) };
  }
}
