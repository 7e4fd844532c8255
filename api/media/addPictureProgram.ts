// Started by `npm run media -- mfe-faq …` (scripts/commands/media.ts), which has read the command line.
import { addPicture, type NewPicture } from './addPicture';

const [picture = ''] = process.argv.slice(2);
for (const file of await addPicture(JSON.parse(picture) as NewPicture)) process.stdout.write(`${file}\n`);
