#!/usr/bin/env node
import { nodeProblem } from './nodeProblem';

const problem = nodeProblem(process.versions.node);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}

// An older Node may fail already in these modules.
const [{ runRemote }, { loadSiteTools }] = await Promise.all([import('./program'), import('./siteTools')]);
process.exitCode = await runRemote(process.argv.slice(2), {
  folder: process.cwd(),
  env: process.env,
  print: console.log,
  printError: console.error,
  siteTools: loadSiteTools,
});
