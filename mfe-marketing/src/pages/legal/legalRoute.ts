import { type Head, prefetch, type RouteHandle, type ShellServices } from '@tramuntana/contracts';
import { lazyPage } from '@tramuntana/contracts/runtime';
import type { RouteObject } from 'react-router-dom';
import type { LegalDocument } from '../../../content/legal/document';
import type { LegalSource } from '../../../content/legal/documents';

/** The page's metadata while the retry card replaces a text that failed to load. */
const UNLOADED: Head = { title: 'Información legal', description: 'Información legal de este sitio web.' };

/** The route of one legal text. The template's chunk and the text's chunk load in parallel. */
export function legalRoute(shell: ShellServices, { path, chunk, load }: LegalSource): RouteObject {
  let loaded: LegalDocument | undefined;
  return {
    id: `legal.${path.slice(1)}`,
    index: true,
    lazy: lazyPage(async () => {
      const template = import(/* webpackChunkName: "page-legal" */ './LegalPage');
      const [{ LegalPage }, { document }] = await Promise.all([template, load()]);
      loaded = document;
      return { Component: LegalPage.bind(null, { document }) };
    }),
    loader: async () => {
      await prefetch(shell, ...Object.values(shell.company));
      return null;
    },
    handle: {
      head: () => (loaded ? { title: loaded.title, description: loaded.description, canonicalPath: path } : UNLOADED),
      chunks: ['page-legal', chunk],
    } satisfies RouteHandle,
  };
}
