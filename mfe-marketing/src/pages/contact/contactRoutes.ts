import { prefetch, type RouteHandle, type ShellServices } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import type { RouteObject } from 'react-router-dom';
import { contact } from '../../../content/pageHeads';
import { formTokenQuery } from '../../api/formToken';
import { pageHandle } from '../../head/pageHandle';

/**
 * Three routes: the contact page; the same page as the target of the message form without scripts; the answer to a sent
 * message. The second one shows an unsent message with its text.
 */
export function contactRoutes(shell: ShellServices): RouteObject[] {
  const page = {
    lazy: lazyPage(() => import(/* webpackChunkName: "page-contact" */ './ContactPage')),
    loader: async () => {
      await prefetch(shell, formTokenQuery(shell.api), ...Object.values(shell.company));
      return null;
    },
  };
  // The form is near the top and needed at once. With preloading, its code need not wait for the page's.
  const handle = pageHandle(contact, 'page-contact', 'message-form');
  return [
    { id: 'contacto', index: true, ...page, handle },
    {
      id: 'contacto.mensaje',
      path: 'mensaje',
      ...page,
      action: async (submission) => {
        const module = await import(/* webpackChunkName: "message-action" */ '../../messageForm/messageAction');
        return module.messageAction(shell, submission);
      },
      handle: pageHandle({ ...contact, canonicalPath: '/contacto', noindex: true }, 'page-contact', 'message-form'),
    },
    {
      id: 'contacto.enviado',
      path: 'enviado',
      lazy: lazyPage(() => import(/* webpackChunkName: "page-message-sent" */ './MessageSentPage')),
      handle: {
        head: { title: 'Mensaje enviado', description: contact.description, noindex: true },
        chunks: ['page-message-sent'],
      } satisfies RouteHandle,
    },
  ];
}
