#!/usr/bin/env node
import { runRemote } from './program';

process.exitCode = await runRemote(process.argv.slice(2), {
  folder: process.cwd(),
  env: process.env,
  print: console.log,
  printError: console.error,
});
