import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from 'shared-contracts';
import { lazyPage } from 'shared-contracts/runtime';

/** `/envio/{resultado}`: where the server sends who posted a form without JavaScript. */
export const formAnswerRoute: RouteObject = {
  id: 'envio',
  path: 'envio/:resultado',
  lazy: lazyPage(() => import(/* webpackChunkName: "form-answer" */ './FormAnswerPage')),
  handle: {
    head: {
      title: 'Respuesta a tu formulario',
      description: 'Respuesta a un formulario de Tramuntana Drones.',
      noindex: true,
    },
    chunks: [],
  } satisfies RouteHandle,
};
