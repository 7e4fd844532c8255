// `npm run fonts -w shared-ui` cuts the fonts again. Run it after a change of the letters, the weights or the packages.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cutFonts } from './cutFonts';

for (const { file, content } of await cutFonts()) {
  await writeFile(path.join(import.meta.dirname, file), content);
  process.stdout.write(`${file}: ${content.byteLength} bytes\n`);
}
