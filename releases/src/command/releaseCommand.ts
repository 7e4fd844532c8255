import { parseArgs } from 'node:util';
import { promote, rollback } from '../live/changeLive';
import { confirmLive, describeConfirmation } from '../live/confirmation';
import { publish } from '../publish/publish';
import { ReleaseRefused } from '../refusal';
import { knownRemotes, type ReleaseSettings } from '../store/releaseStore';
import { describeStatus } from './status';

export type ReleaseTool = ReleaseSettings & {
  /** The compiler's lines about types of the remote that are wrong; none where they are right. */
  typeProblems: (remote: string) => Promise<string[]>;
  /** Builds the remote when its build is older than its source; false when that failed. */
  build: (remote: string) => Promise<boolean>;
  /** Lines that say what exceeds the remote's byte budget, and whose code it is; none where the budget holds. */
  bytesOverBudget: (remote: string) => Promise<string[]>;
  /** Renders the routes of the remote's build; a line for each that failed. */
  renderProblems: (remote: string) => Promise<string[]>;
  print: (line: string) => void;
  printError: (line: string) => void;
};

const USAGE = `How a remote's build goes live.

  npm run release -- publish <remote>             build it when stale, and put it into the store
  npm run release -- promote <remote> [version]   make a published version live; the newest where none is named
  npm run release -- rollback <remote>            make the former live version live again
  npm run release -- status                       what is live

The store is \${DATA_DIR:-.data}/releases. A running site follows it without a restart.`;

/** Runs a command line, such as `['promote', 'mfe-blog']`; returns the exit code. */
export async function releaseCommand(commandLine: string[], tool: ReleaseTool): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: commandLine,
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) tool.print(USAGE);
    else await perform(positionals, tool);
    return 0;
  } catch (error) {
    tool.printError(explain(error));
    return 1;
  }
}

class UsageError extends Error {
  override readonly name = 'UsageError';
}

function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isUsage = error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  return isUsage ? `${message}\n\n${USAGE}` : message;
}

async function perform([verb, remote, version, ...more]: string[], tool: ReleaseTool) {
  if (verb === undefined) throw new UsageError('What is to be done?');
  if (!['publish', 'promote', 'rollback', 'status'].includes(verb)) throw new UsageError(`There is no '${verb}'.`);
  const surplus = verb === 'status' ? remote : verb === 'promote' ? more[0] : version;
  if (surplus !== undefined) throw new UsageError(`${verb} does not take '${surplus}'.`);
  if (verb === 'status') return tool.print(await describeStatus(tool));
  if (remote === undefined) throw new UsageError(`Which remote is to be ${PARTICIPLE[verb]}?`);
  const known = await knownRemotes(tool);
  if (!known.includes(remote)) throw new ReleaseRefused(remote, `is no remote here; there are: ${known.join(', ')}`);
  if (verb === 'publish') return publishBuild(remote, tool);
  const change = verb === 'promote' ? await promote(tool, remote, version) : await rollback(tool, remote);
  const before = change.former ? ` (before: ${change.former})` : '';
  tool.print(`${remote}: ${change.live} is ${change.changed ? `live now${before}` : 'live already'}`);
  for (const line of describeConfirmation(await confirmLive(tool.store, remote, change.live))) {
    tool.print(`${remote}: ${line}`);
  }
}

const PARTICIPLE: Record<string, string> = { publish: 'published', promote: 'promoted', rollback: 'rolled back' };

async function publishBuild(remote: string, tool: ReleaseTool) {
  // At the same time: each takes a core for some seconds, and neither needs the other's result.
  const [mistakes, isBuilt] = await Promise.all([tool.typeProblems(remote), tool.build(remote)]);
  if (mistakes.length > 0) {
    throw new ReleaseRefused(
      remote,
      `was not published, because the compiler refuses its types; correct them and publish again:\n${mistakes.join('\n')}`,
    );
  }
  if (!isBuilt) throw new ReleaseRefused(remote, 'was not published, because its build failed');
  const excess = await tool.bytesOverBudget(remote);
  if (excess.length > 0) {
    throw new ReleaseRefused(
      remote,
      `was not published, because it exceeds the byte budget in ${remote}/package.json:\n${excess.join('\n')}`,
    );
  }
  const failures = await tool.renderProblems(remote);
  if (failures.length > 0) {
    throw new ReleaseRefused(
      remote,
      `was not published, because the shell cannot render its pages:\n${failures.join('\n')}`,
    );
  }
  const { version, outcome } = await publish(tool, remote);
  if (outcome === 'present') return tool.print(`${remote}: ${version} is published already, nothing to do`);
  tool.print(`${remote}: ${version} is ${outcome}; to make it live: npm run release -- promote ${remote}`);
}
