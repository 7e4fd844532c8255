import { parseArgs } from 'node:util';
import { Failure } from './Failure.mjs';

/**
 * @typedef {object} Choices
 * @property {string} name package name and folder of the remote
 * @property {string} mount the remote's path, with one segment: `/preguntas`
 * @property {string} title Spanish text for the page's heading and title, and for its link in the footer
 */

// The build manifest requires these patterns. The lengths keep source lines within the format's 120 characters.
const NAME = /^(?=.{2,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MOUNT = /^(?=.{2,25}$)\/[a-z0-9]+(-[a-z0-9]+)*$/;
/** `RESERVED_MOUNTS` of `@tramuntana/contracts`. This package installs no other, so newRemote.test.ts compares them. */
export const RESERVED_MOUNTS = [
  '/api',
  '/assets',
  '/client-errors',
  '/csp-reports',
  '/equipos',
  '/healthz',
  '/newsletters',
  '/page-data',
  '/releases',
  '/sitemap',
  '/vitals',
];
/** No quotes, backslashes or braces: the title goes into source files. Its length is limited like a link's label. */
const TITLE = /^(?=.{2,30}$)[\p{L}\p{N}¿¡][\p{L}\p{N} ,.:;¿?¡!()&°’-]*$/u;

/**
 * Reads the command line. Throws a Failure that names the mistake and shows the usage.
 * @template {string} [More=never]
 * @param {readonly string[]} commandLine
 * @param {string} usage an example of the whole command
 * @param {readonly More[]} [more] names of further options; their values are not checked here
 * @returns {Choices & Partial<Record<More, string>>}
 */
export function readChoices(commandLine, usage, more = []) {
  const { name, mount, title: written, ...others } = parse(commandLine, usage, more);
  // Links refuse spaces at their ends. Some keyboards type an accent as a character of its own.
  const title = written?.normalize('NFC').trim();
  /** @type {(what: string) => never} */
  const refuse = (what) => {
    throw new Failure(`${what}\nUsage: ${usage}`);
  };
  if (name === undefined) return refuse('The name of the remote is missing: it comes first, as in mfe-faq.');
  if (!NAME.test(name)) {
    return refuse(
      `"${name}" is no name for a remote: 2 to 30 lower-case letters, digits and single dashes, as in mfe-faq.`,
    );
  }
  if (name === 'shell') return refuse('The name shell belongs to the shell: choose another name.');
  if (mount === undefined) return refuse('The path is missing: --mount /preguntas.');
  if (!MOUNT.test(mount)) {
    return refuse(
      `"${mount}" is no mount path: a slash and one segment of at most 24 lower-case letters, digits and single dashes, ` +
        'as in --mount /preguntas.',
    );
  }
  if (RESERVED_MOUNTS.includes(mount)) {
    return refuse(
      `The path ${mount} belongs to the shell or the API: choose another --mount (reserved: ${RESERVED_MOUNTS.join(', ')}).`,
    );
  }
  if (title === undefined) return refuse('The title is missing: --title "Preguntas frecuentes".');
  if (!TITLE.test(title)) {
    return refuse(
      `"${title}" is no title: 2 to 30 letters, digits, spaces and marks such as ,.:;¿?¡!()&-, as in ` +
        '--title "Preguntas frecuentes".',
    );
  }
  return /** @type {Choices & Partial<Record<More, string>>} */ ({ name, mount, title, ...others });
}

/**
 * @param {readonly string[]} args
 * @param {string} usage
 * @param {readonly string[]} more
 * @returns {Record<string, string | undefined>}
 */
function parse(args, usage, more) {
  const names = ['mount', 'title', ...more];
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(names.map((option) => [option, { type: /** @type {const} */ ('string') }])),
    });
    if (positionals.length > 1) throw new Error(`One name is wanted, and these are ${positionals.length}.`);
    return { name: positionals[0], .../** @type {Record<string, string>} */ (values) };
  } catch (error) {
    throw new Failure(`${/** @type {Error} */ (error).message}\nUsage: ${usage}`);
  }
}
