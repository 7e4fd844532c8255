// npm runs this after an install (`prepare` in the root's package.json), so a fresh clone has its pictures' modules.
import { fileURLToPath } from 'node:url';
import { generatePictures } from './generatePictures';

// The install may run on Node 18, and that has no import.meta.dirname.
generatePictures(fileURLToPath(new URL('../..', import.meta.url)));
