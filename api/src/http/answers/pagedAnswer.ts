import type { Paged } from '@tramuntana/contracts';
import type { FastifyRequest } from 'fastify';
import type { PageOf, PageRequest } from '../../data/paging';
import { positionOf } from '../query';
import { type AskedFrom, originOf } from './origin';

type Asked = AskedFrom & Pick<FastifyRequest, 'url'>;
type ListRequest = Asked & { query: PageRequest };

/** A page of a list as in the contract, with the addresses of the pages before and after it. */
export function pagedAnswer<Row>(request: ListRequest, { count, results }: PageOf<Row>): Paged<Row> {
  const { page, page_size } = request.query;
  const lastPage = Math.max(1, Math.ceil(count / page_size));
  return {
    count,
    next: page < lastPage ? addressOfPage(request, page + 1) : null,
    // Beyond the end, the previous page is the last one that exists.
    previous: page > 1 ? addressOfPage(request, Math.min(page - 1, lastPage)) : null,
    results,
  };
}

/**
 * Like `pagedAnswer`, but `next` also names the position of the last item. A client that follows it gets each item once,
 * even if the list changes meanwhile (docs/product/api.md#call-29).
 */
export function continuedAnswer<Row extends { fecha?: string | undefined; id: number }>(
  request: ListRequest,
  { hasMore, ...found }: PageOf<Row> & { hasMore: boolean },
): Paged<Row> {
  const last = found.results.at(-1);
  const after = last?.fecha && positionOf({ fecha: last.fecha, id: last.id });
  const next = hasMore && after ? addressOfPage(request, request.query.page + 1, after) : null;
  return { ...pagedAnswer(request, found), next };
}

/** The address that the visitor asked for, with another page. */
function addressOfPage(request: Asked, page: number, after?: string): string {
  const [path = ''] = request.url.split('?', 1);
  // A further question mark belongs to a value.
  const parameters = new URLSearchParams(request.url.slice(path.length));
  parameters.set('page', String(page));
  parameters.delete('after');
  if (after) parameters.set('after', after);
  return `${originOf(request)}${path}?${parameters}`;
}
