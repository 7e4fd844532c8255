import { pause } from './pause';

/**
 * Evaluated in one task, libraries and shell block a slow phone for more than 100 ms. So they are evaluated one by one:
 * `eager` keeps a module in its script, and evaluates it where it is imported.
 */
async function main(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await pause();
  await import(/* webpackMode: "eager" */ '../shared/facades/routerFacade');
  await pause();
  const { createFederation } = await import(/* webpackMode: "eager" */ './remotes/federation');
  await pause();
  const federation = createFederation();
  const { startPage } = await import(/* webpackMode: "eager" */ './startPage');
  await pause();
  await startPage(federation);
}

void main();
