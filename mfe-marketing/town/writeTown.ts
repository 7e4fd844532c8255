// Usage: node --import tsx mfe-marketing/town/writeTown.ts
// Writes media/casco-antiguo.glb, the model that the 3D viewer shows.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildTown } from './buildTown';
import { encodeGlb } from './encodeGlb';

const file = path.resolve(import.meta.dirname, '../media/casco-antiguo.glb');
const bytes = encodeGlb(buildTown(), 'Tramuntana Drones: mfe-marketing/town');
writeFileSync(file, bytes);
process.stdout.write(`${file}: ${bytes.byteLength} bytes\n`);
