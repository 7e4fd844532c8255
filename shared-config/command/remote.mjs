#!/usr/bin/env node
// The command `remote` of this repository: its TypeScript runs from source. The published package has main.ts compiled.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
