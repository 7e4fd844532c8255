import type { FastifyInstance } from 'fastify';
import { hrefOf } from '../../shared/composition/page/PageAddress';
import type { VisitorSets } from '../canary/VisitorSets';
import { createServer } from '../createServer';
import { noEvents } from '../figures/metrics';
import { EncodedDocument } from '../pages/EncodedDocument';
import type { ComposedPage, PageQuestion, PostedForm } from '../pages/PageComposer';
import type { LiveRemote } from '../registry/LiveRemote';
import type { Pages, Releases, Visitors } from '../routes/documents/Pages';
import { someInlineScripts } from './someInlineScripts';

export const aComposedPage = (html: string, over: Partial<ComposedPage> = {}): ComposedPage => ({
  document: new EncodedDocument([Buffer.from(html)]),
  status: 200,
  keep: true,
  outcome: { kind: 'rendered' },
  ...over,
});

/** A registry with these releases. */
export const someReleases = (...remotes: LiveRemote[]) => ({ current: () => ({ revision: 'r1', remotes, nav: [] }) });

/** Visitors who all get these releases. */
export const allVisitors = (registry: Releases): Visitors & Pick<VisitorSets, 'ofBrowser'> => ({
  ofPage: async () => ({ snapshot: registry.current(), audience: 'everyone' }),
  ofBrowser: async () => ({ snapshot: registry.current(), named: [registry.current()] }),
});

/** No browser has pinned anything. */
export const noPins = {
  askedFor: () => [],
  withheld: () => [],
  add: () => {},
  has: () => false,
  setFor: async () => undefined,
};

/** No browser has turned the overlay on. */
const noDevtools = {
  isOn: () => false,
  askedFor: () => undefined,
  turn: () => {},
  over: (page: ComposedPage) => page,
};

/** Renders pages that name their address and remote. Records the questions and the forms. */
export function somePages(make?: (question: PageQuestion) => Promise<ComposedPage>) {
  const asked: PageQuestion[] = [];
  const forms: PostedForm[] = [];
  const answer = (question: PageQuestion) => {
    asked.push(question);
    const { address, remote } = question;
    return make ? make(question) : Promise.resolve(aComposedPage(`${hrefOf(address)} by ${remote?.name ?? 'nobody'}`));
  };
  const submit = (question: PageQuestion, form: PostedForm) => {
    forms.push(form);
    return answer(question);
  };
  const pages: Pages = { page: answer, compose: answer, submit, has: () => false };
  return { pages, asked, forms };
}

/** Figures that count no views. */
const noFigures = { view: () => {} };

/** Options of documentRoute without figures, pins and overlay. */
export const plainDocuments = { figures: noFigures, events: noEvents, pins: noPins, devtools: noDevtools };

type ServerOptions = {
  trustedProxies?: readonly string[];
  takesForm?: (path: string) => boolean;
  log?: (line: string) => void;
};

/** A server like the site's, with the routes of a test. */
export function aServer(
  routes: (app: FastifyInstance) => void,
  { trustedProxies = [], takesForm = () => false, log }: ServerOptions = {},
): FastifyInstance {
  const app = createServer(
    { logLevel: log ? 'info' : 'silent', mediaOrigin: '', trustedProxies, inline: someInlineScripts },
    takesForm,
    log && { write: log },
  );
  routes(app);
  return app;
}
