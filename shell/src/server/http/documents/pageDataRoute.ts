import type { FastifyInstance } from 'fastify';
import type { ProviderFailures } from '../../../render-worker/ProviderFailures';
import { PAGE_DATA_PATH } from '../../../shared/composition/page/pageQueries';
import { parseAddress } from '../../pages/parseAddress';
import { RequestRefused } from '../../RequestRefused';
import { type Pages, pageFor, pageQuestion, type Visitors } from './Pages';
import { sendDocument } from './sendDocument';

type Options = {
  visitors: Visitors;
  pages: Pick<Pages, 'page' | 'compose' | 'has'>;
  failures: Pick<ProviderFailures, 'isProviderInTrouble'>;
};

/**
 * Serves the data of a page without its HTML, for browsers that prefetch a linked page (docs/decisions/0015). The data come
 * from the cached page, which is rendered first if necessary. While the provider is in trouble it is not, because a visitor
 * may never follow the link (docs/product/site.md#wait-13).
 */
export function pageDataRoute(app: FastifyInstance, { visitors, pages, failures }: Options): void {
  app.get<{ Querystring: { address?: unknown } }>(PAGE_DATA_PATH, async (request, reply) => {
    const { address } = request.query;
    const parsed = typeof address === 'string' ? parseAddress(address) : 'bad';
    if (typeof parsed === 'string' || 'redirect' in parsed) {
      throw new RequestRefused(400, `${PAGE_DATA_PATH} needs the address of a page: ?address=/blog`);
    }
    const visit = await visitors.ofPage(request, reply, parsed.page.pathname);
    const { snapshot, audience } = visit;
    const question = pageQuestion(parsed.page, snapshot);
    reply.header('x-robots-tag', 'noindex');
    const noData = () => reply.code(204).header('cache-control', 'no-store').send();
    if (failures.isProviderInTrouble && !pages.has(question)) return noData();
    const page = await pageFor(pages, question, visit);
    const data = page.rendering?.data;
    if (!data) return noData();
    const type = 'application/json; charset=utf-8';
    return sendDocument(request, reply, { ...page, document: data }, { audience, type });
  });
}
