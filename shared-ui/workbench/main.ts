// Usage: npm run workbench -w shared-ui. Shows every part in every state and prints its address. PORT sets another port.
import path from 'node:path';
import { watchWorkbench, workbenchOutput } from '../workbench.config';
import { serveFolders } from './serveFolders';

const port = Number(process.env.PORT ?? 3030);
let served = false;

watchWorkbench((problems) => {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (served) return;
  served = true;
  serveFolders([path.join(import.meta.dirname, 'public'), workbenchOutput], port, (address) => {
    process.stdout.write(`Workbench: ${address}\n`);
  });
});
