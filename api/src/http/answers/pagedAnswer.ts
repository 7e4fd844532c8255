import type { FastifyRequest } from 'fastify';
import type { Paged } from 'shared-contracts';
import type { PageOf, PageRequest } from '../../data/paging';
import { type AskedFrom, originOf } from './origin';

type Asked = AskedFrom & Pick<FastifyRequest, 'url'>;

/** A page of a list as in the contract, with the addresses of the pages before and after it. */
export function pagedAnswer<Row>(request: Asked & { query: PageRequest }, { count, results }: PageOf<Row>): Paged<Row> {
  const { page, page_size } = request.query;
  const lastPage = Math.max(1, Math.ceil(count / page_size));
  return {
    count,
    next: page < lastPage ? addressOfPage(request, page + 1) : null,
    // Before a page beyond the end comes the last one that exists.
    previous: page > 1 ? addressOfPage(request, Math.min(page - 1, lastPage)) : null,
    results,
  };
}

/** The address that the visitor asked for, with another page. */
function addressOfPage(request: Asked, page: number): string {
  const [path = ''] = request.url.split('?', 1);
  // A further question mark belongs to a value.
  const parameters = new URLSearchParams(request.url.slice(path.length));
  parameters.set('page', String(page));
  return `${originOf(request)}${path}?${parameters}`;
}
