import type { SiteTools } from '@tramuntana/remote/command/siteTools';
import { performOnStore, storeProblem } from 'releases';
import { renderProblems } from '../publish/renderProblems';
import { readKeys } from '../site/readKeys';
import { withStore } from '../site/withStore';

/** The tools of this repository that the command `remote` uses: the store, and the pages of a build. */
export const siteTools: SiteTools = {
  performOnStore: (request, { root, env, ...checks }) =>
    withStore({ root, env }, async (store) => {
      try {
        return await performOnStore(request, { root, store, signatureKeys: readKeys(env), ...checks });
      } catch (error) {
        const problem = storeProblem(error, store.place);
        throw problem === undefined ? error : new Error(problem, { cause: error });
      }
    }),
  renderProblems: (remote, { root, env, print }) =>
    withStore({ root, env }, (store) => renderProblems(remote, { root, env, print, store })),
};
