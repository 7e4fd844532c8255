import { mediaItem, mediaPage } from '@tramuntana/contracts';
import { problem } from '../http/answers/problem';
import { choice, idParams, listQuery, pageQuery, position, textFilter } from '../http/query';

const tags = ['Galería'];

export const getGallery = {
  tags,
  summary: 'Vídeos e imágenes, los más recientes primero',
  querystring: listQuery({
    kind: choice(['video', 'imagen']),
    servicio: textFilter
      .transform((pagina) => pagina.replace(/^\/+/, ''))
      .describe('Valor `pagina` de un servicio, con la barra inicial o sin ella'),
    after: position
      .optional()
      .describe('Sigue tras este lugar de la lista, que da `next`; entonces `page` solo cuenta las páginas'),
  }),
  response: { 200: mediaPage, 400: problem },
};

export const getMediaItem = {
  tags,
  summary: 'Un vídeo o una imagen',
  params: idParams,
  response: { 200: mediaItem, 404: problem },
};

export const getRelatedMedia = {
  tags,
  summary: 'Los demás, primero los del mismo servicio',
  params: idParams,
  querystring: pageQuery,
  response: { 200: mediaPage, 400: problem, 404: problem },
};
