import * as z from 'zod/mini';
import { paged } from './paged';

const list = paged(z.number());

test('of the addresses of other pages only the path is left, so that no public page names the API’s own host', () => {
  const answer = {
    count: 9,
    next: 'http://10.0.0.7:8080/api/galeria/?page_size=3&page=3',
    previous: 'https://tramuntana.example/api/galeria/?page_size=3&page=1',
    results: [4, 5, 6],
  };
  expect(list.parse(answer)).toEqual({
    ...answer,
    next: '/api/galeria/?page_size=3&page=3',
    previous: '/api/galeria/?page_size=3&page=1',
  });
});

test('at the ends of a list there is no other page', () => {
  const answer = { count: 0, next: null, previous: null, results: [] };
  expect(list.parse(answer)).toEqual(answer);
});
