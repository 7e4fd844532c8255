import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readWorkspaces } from '@tramuntana/remote/build/workspaces';
import { RESERVED_MOUNTS } from 'releases';
import { Failure } from '../setup/Failure';

/** The choices for a new remote. */
export type NewRemote = {
  /** Package name and folder. */
  name: string;
  /** The remote's path, with one segment: `/preguntas`. */
  mount: string;
  /** Spanish text for the page's heading and title, and for its link in the footer. */
  title: string;
};

const USAGE = 'npm run new-remote -- mfe-faq --mount /preguntas --title "Preguntas frecuentes"';

// The build manifest requires these patterns. The lengths keep source lines within the format's 120 characters.
const NAME = /^(?=.{2,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MOUNT = /^(?=.{2,25}$)\/[a-z0-9]+(-[a-z0-9]+)*$/;
/** No quotes, backslashes or braces: the title goes into source files. Its length is limited like a link's label. */
const TITLE = /^(?=.{2,30}$)[\p{L}\p{N}¿¡][\p{L}\p{N} ,.:;¿?¡!()&°’-]*$/u;

/**
 * Reads the command line. Throws a Failure that names the mistake and shows the usage, or that says where the repository
 * already uses the name or the path.
 */
export function readNewRemote(commandLine: string[], root: string): NewRemote {
  const { name, mount, title } = parse(commandLine);
  const refuse = (what: string): never => {
    throw new Failure(`${what}\nUsage: ${USAGE}`);
  };
  if (name === undefined) return refuse('The name of the remote is missing: it comes first, as in mfe-faq.');
  if (!NAME.test(name)) {
    return refuse(
      `"${name}" is no name for a remote: 2 to 30 lower-case letters, digits and single dashes, as in mfe-faq.`,
    );
  }
  if (mount === undefined) return refuse('The path is missing: --mount /preguntas.');
  if (!MOUNT.test(mount)) {
    return refuse(
      `"${mount}" is no mount path: a slash and one segment of at most 24 lower-case letters, digits and single dashes, ` +
        'as in --mount /preguntas.',
    );
  }
  if (title === undefined) return refuse('The title is missing: --title "Preguntas frecuentes".');
  if (!TITLE.test(title)) {
    return refuse(
      `"${title}" is no title: 2 to 30 letters, digits, spaces and marks such as ,.:;¿?¡!()&-, as in ` +
        '--title "Preguntas frecuentes".',
    );
  }
  refuseTaken(root, { name, mount });
  return { name, mount, title };
}

function parse(args: string[]): Partial<NewRemote> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { mount: { type: 'string' }, title: { type: 'string' } },
    });
    if (positionals.length > 1) throw new Error(`One name is wanted, and these are ${positionals.length}.`);
    return { name: positionals[0], ...values };
  } catch (error) {
    throw new Failure(`${(error as Error).message}\nUsage: ${USAGE}`);
  }
}

/** Throws a Failure when the repository already uses the remote's name, or when another remote has its path. */
function refuseTaken(root: string, { name, mount }: Omit<NewRemote, 'title'>): void {
  const taken = [name, path.join('node_modules', name)].find((folder) => existsSync(path.join(root, folder)));
  if (taken !== undefined) throw new Failure(`The name ${name} is taken by the folder ${taken}: choose another name.`);
  if ((RESERVED_MOUNTS as readonly string[]).includes(mount)) {
    throw new Failure(
      `The path ${mount} belongs to the shell or the API: choose another --mount (reserved: ${RESERVED_MOUNTS.join(', ')}).`,
    );
  }
  const owner = readWorkspaces(root).find((workspace) => workspace.remote && answers(workspace.folder, mount));
  if (owner) {
    throw new Failure(`The path ${mount} stands in ${owner.name}/webpack.config.ts: choose another --mount.`);
  }
}

/** Whether a remote's configuration names the path. Reads it as text, because a remote owns its paths before any build. */
function answers(folder: string, mount: string): boolean {
  const text = readFileSync(path.join(folder, 'webpack.config.ts'), 'utf8');
  return [...text.matchAll(/(['"`])(\/[a-z0-9-]*)\1/g)].some(([, , named]) => named === mount);
}
