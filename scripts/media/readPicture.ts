import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { Failure } from '../setup/Failure';

/** A new picture for a remote's catalogue. */
export type RemotePicture = {
  remote: string;
  /** Absolute path of the original. */
  file: string;
  /** Name in the catalogue: the file's name in lower case, with dashes. */
  slug: string;
  alt: string;
  caption: string;
};

const USAGE = `npm run media -- mfe-faq path/to/picture.jpg --alt "what is seen" [--caption "where, how high"] [--name cala-al-alba]`;

/** Reads the command line. Throws a Failure that names the mistake and shows the usage. */
export function readPicture(commandLine: string[], root: string): RemotePicture {
  const refuse = (what: string): never => {
    throw new Failure(`${what}\nUsage: ${USAGE}`);
  };
  const { positionals, values } = parse(commandLine);
  const [remote, picture, ...more] = positionals;
  const remotes = readWorkspaces(root).flatMap((workspace) => (workspace.remote ? [workspace.name] : []));
  if (remote === undefined || !remotes.includes(remote))
    return refuse(`The first word is a remote: ${remotes.join(', ')}.`);
  if (picture === undefined || more.length > 0) return refuse('The second word is the one picture to add.');
  const file = path.resolve(root, picture);
  if (!existsSync(file)) return refuse(`There is no ${file}.`);
  const { alt = '', caption = alt, name = path.parse(picture).name } = values;
  if (alt.trim() === '') return refuse('--alt is missing: it says what is seen to those who do not see it.');
  const slug = slugOf(name);
  if (!/^[a-z]/.test(slug)) return refuse(`"${name}" is no name: choose one that begins with a letter, with --name.`);
  return { remote, file, slug, alt, caption };
}

/** Turns `Cala al alba` and `Cala_al_Alba` into `cala-al-alba`. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { alt: { type: 'string' }, caption: { type: 'string' }, name: { type: 'string' } },
    });
  } catch (error) {
    throw new Failure(`${(error as Error).message}\nUsage: ${USAGE}`);
  }
}
