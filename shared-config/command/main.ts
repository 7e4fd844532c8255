#!/usr/bin/env node
import { runRemote } from './program';
import { loadSiteTools } from './siteTools';

process.exitCode = await runRemote(process.argv.slice(2), {
  folder: process.cwd(),
  env: process.env,
  print: console.log,
  printError: console.error,
  siteTools: loadSiteTools,
});
