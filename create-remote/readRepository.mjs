import { Failure } from './Failure.mjs';
import { readChoices } from './readChoices.mjs';

const SITE = 'https://tramuntana.example';
const USAGE = `npm create @tramuntana/remote mfe-faq -- --mount /preguntas --title "Preguntas frecuentes" --site ${SITE}`;
/** A user or a team, as GitHub and GitLab write it. */
const TEAM = /^@[\w.-]+(\/[\w.-]+)*$/;

/** Text of `--help`. */
export const HELP = `${USAGE}

Writes the repository of a remote: pages, tests, CI for GitHub and GitLab, README.md and AGENTS.md. Installs its packages
and makes the first commit.

Options:
  --mount <path>        the path that the remote answers
  --title <title>       the title of its page
  --site <address>      the site that shows the remote
  --releases <address>  the site's release service (default: releases. before the site's name)
  --team <name>         its owners in CODEOWNERS, such as @acme/faq (default: @tramuntana/<name>)`;

/**
 * Reads the choices for a repository of its own. Throws a Failure that names the mistake and shows the usage.
 * @param {readonly string[]} commandLine
 */
export function readRepository(commandLine) {
  const { site, releases, team, ...choices } = readChoices(commandLine, USAGE, ['site', 'releases', 'team']);
  if (site === undefined) throw new Failure(`The address of the site is missing: --site ${SITE}.\nUsage: ${USAGE}`);
  const { origin, protocol, host } = readAddress('site', site);
  const owner = team ?? `@tramuntana/${choices.name}`;
  if (!TEAM.test(owner)) {
    throw new Failure(
      `"${owner}" is no owner: @ and the name of a user or team, as in --team @acme/faq.\nUsage: ${USAGE}`,
    );
  }
  return {
    ...choices,
    site: origin,
    releases: readAddress('releases', releases ?? `${protocol}//releases.${host}`).origin,
    team: owner,
  };
}

/** @type {(option: string, text: string) => URL} */
function readAddress(option, text) {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address && /^https?:$/.test(address.protocol) && address.pathname === '/') return address;
  throw new Failure(`"${text}" is no address for --${option}: write it as ${SITE}.\nUsage: ${USAGE}`);
}
