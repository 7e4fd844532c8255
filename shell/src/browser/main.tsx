import { pause } from './pause';
import { keepTexts } from './translation/keepTexts';

/**
 * Evaluating libraries and shell in one task would block a slow phone for more than 100 ms. So each gets its own task.
 * `eager` keeps a module in this script, but evaluates it only at its `import()`.
 */
async function main(): Promise<void> {
  keepTexts();
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
