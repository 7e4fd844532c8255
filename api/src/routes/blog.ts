import { post, postPage, searchText, singleLine, tagPage } from '@tramuntana/contracts';
import { POST_ORDERS, type PostOrder } from '../data/posts/postRows';
import { problem } from '../http/answers/problem';
import { choice, idParams, listQuery, pageQuery, textFilter } from '../http/query';

const tags = ['Blog'];
const orders = Object.keys(POST_ORDERS) as [PostOrder, ...PostOrder[]];

export const getPosts = {
  tags,
  summary: 'Artículos, los más recientes primero',
  querystring: listQuery({
    search: textFilter
      .transform(searchText)
      .describe('Palabras del título o del texto, en cualquier flexión, con o sin acentos; cuenta 10.000 como mucho'),
    order_by: choice(orders).describe('Orden; por fecha, siempre los más recientes primero'),
    tags: textFilter
      .transform(namesOrIds)
      .describe('Nombre o id de una etiqueta, o varios separados por comas: basta con una; 0 es ninguna'),
  }),
  response: { 200: postPage, 400: problem },
};

export const getPost = { tags, summary: 'Un artículo', params: idParams, response: { 200: post, 404: problem } };

export const getRelatedPosts = {
  tags,
  summary: 'Otros artículos con etiquetas en común',
  params: idParams,
  querystring: pageQuery,
  response: { 200: postPage, 400: problem, 404: problem },
};

export const getTags = {
  tags,
  summary: 'Etiquetas',
  querystring: listQuery({ model: choice(['post']).describe('Qué llevan las etiquetas') }),
  response: { 200: tagPage, 400: problem },
};

/** `0` is no tag: a cleared filter sends it (docs/product/blog.md#tag-2). */
function namesOrIds(value: string): string[] {
  const wanted = value.split(',').map(singleLine);
  return [...new Set(wanted)].filter((name) => name !== '' && name !== '0');
}
