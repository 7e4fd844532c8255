import { parseArgs } from 'node:util';
import { Failure } from '../setup/Failure';

/** A remote that is to be written. */
export type NewRemote = {
  /** Package name and folder. */
  name: string;
  /** The path that it answers, of one segment: `/preguntas`. */
  mount: string;
  /** Heading and title of its page, and the words of its link in the footer; in Spanish. */
  title: string;
};

const USAGE = 'npm run new-remote -- mfe-faq --mount /preguntas --title "Preguntas frecuentes"';

// As the build manifest wants them. The lengths keep the lines that hold them within the format's 120 characters.
const NAME = /^(?=.{2,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MOUNT = /^(?=.{2,25}$)\/[a-z0-9]+(-[a-z0-9]+)*$/;
/** No quotes, backslashes or braces: the title becomes a text in source files. Its length is that of a link's label. */
const TITLE = /^(?=.{2,30}$)[\p{L}\p{N}¿¡][\p{L}\p{N} ,.:;¿?¡!()&°’-]*$/u;

/** Reads the command line. Throws a Failure that tells what is wrong with it and what it should be. */
export function readNewRemote(commandLine: string[]): NewRemote {
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
