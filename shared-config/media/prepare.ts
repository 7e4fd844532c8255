// npm runs this after an install (`prepare` in the root's package.json), so that a fresh clone has its pictures' modules.
import { fileURLToPath } from 'node:url';
import { generatePictures } from './generatePictures';

// Node 18, which the install may run on, has no import.meta.dirname.
generatePictures(fileURLToPath(new URL('../..', import.meta.url)));
