// `npm run media -w api`: see content/originals/README.md.
import path from 'node:path';
import { findFfmpeg } from './ffmpeg';
import { prepareMedia } from './prepareMedia';

const content = path.resolve(import.meta.dirname, '../content');
const say = (line: string) => process.stdout.write(`${line}\n`);

const ffmpeg = await findFfmpeg();
const { made, unchanged, left, problems, catalogChanged } = await prepareMedia({
  originalsFolder: path.join(content, 'originals'),
  mediaFolder: path.join(content, 'media'),
  ffmpeg,
  say,
});
say(
  `${made.length} made, ${unchanged.length} unchanged; the catalogue was ${catalogChanged ? 'written' : 'up to date'}`,
);
if (left.length > 0) {
  say(`FFmpeg is not installed, so these videos are left for another time: ${left.join(', ')}`);
}
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
