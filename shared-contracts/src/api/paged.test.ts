import * as z from 'zod/mini';
import { pagedItems } from './paged';

const answer = { count: 3, next: 'http://127.0.0.1:4001/api/tag/?page=2', previous: null, results: ['uno', 'dos'] };

test('pages keep only whether more items follow, and no address', () => {
  const schema = pagedItems(z.string());
  expect(schema.parse(answer)).toEqual({ count: 3, hasNext: true, results: ['uno', 'dos'] });
  expect(schema.parse({ ...answer, next: null })).toEqual({ count: 3, hasNext: false, results: ['uno', 'dos'] });
});

test('an answer that is not a page of a list is refused, with the field’s name', () => {
  const { error } = pagedItems(z.string()).safeParse({ ...answer, next: 2, results: 'uno' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['next', 'results']);
});
