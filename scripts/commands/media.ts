import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { nameOf } from '@tramuntana/remote/media/catalogue';
import { generatePictures } from '@tramuntana/remote/media/generatePictures';
import { readPicture } from '../media/readPicture';
import { ROOT } from './paths';

/**
 * `npm run media -- mfe-faq <picture> --alt "what is seen"`: makes the web versions of a picture for a remote's pages, and
 * adds the picture to the remote's catalogue (docs/teams.md).
 */
export async function run(commandLine: string[]): Promise<number> {
  const { remote, slug, ...picture } = readPicture(commandLine, ROOT);
  const mediaFolder = path.join(ROOT, remote, 'media');
  // The API's folder holds the tool and its picture library.
  const program = path.join(ROOT, 'api/media/addPictureProgram.ts');
  const order = JSON.stringify({ ...picture, slug, mediaFolder });
  const child = spawn(process.execPath, ['--import', 'tsx', program, order], { cwd: ROOT, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) return code ?? 1;
  generatePictures(ROOT);
  console.log(`import { ${nameOf({ slug, kind: 'image' })} } from '…/media/pictures';`);
  return 0;
}
