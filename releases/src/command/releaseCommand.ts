import { publish } from '../publish/publish';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { describeFailure } from './line/describeFailure';
import { type Printer, printOutcome } from './line/printOutcome';
import { readCommandLine } from './line/program';
import type { Outcome } from './outcome';
import { operatorName, perform, refuseUnknownRemote } from './perform';

export type ReleaseTool = ReleaseSettings &
  Printer & {
    /** The compiler's lines about type errors in the remote; none if its types are right. */
    typeProblems: (remote: string) => Promise<string[]>;
    /** Builds the remote if its build is older than its source; false if that fails. */
    build: (remote: string) => Promise<boolean>;
    /** Lines that tell which code exceeds the remote's byte budget; none if the budget holds. */
    bytesOverBudget: (remote: string) => Promise<string[]>;
    /** Renders the routes of the remote's build; gives a line for each that failed. */
    renderProblems: (remote: string) => Promise<string[]>;
  };

/**
 * Runs a command line on a store, such as `['promote', 'mfe-blog']`; returns the exit code. With `--json` it prints one JSON
 * document, for errors too.
 */
export const releaseCommand = (commandLine: string[], tool: ReleaseTool): Promise<number> =>
  printOutcome(
    commandLine,
    tool,
    () => run(commandLine, tool),
    (error) => describeFailure(error, tool.store.place),
  );

async function run(commandLine: string[], tool: ReleaseTool): Promise<Outcome> {
  const request = readCommandLine(commandLine);
  if (request.verb !== 'publish') return perform(request, tool, { who: operatorName(), grants: 'everything' });
  await refuseUnknownRemote(tool, request.remote);
  return publishBuild(request.remote, tool);
}

async function publishBuild(remote: string, tool: ReleaseTool): Promise<Outcome> {
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
    throw new ReleaseRefused(remote, `was not published, because its pages fail:\n${failures.join('\n')}`);
  }
  const published = await publish(tool, remote);
  const { version, outcome } = published;
  const isPresent = outcome === 'present';
  const advice = isPresent ? 'nothing to do' : `to make it live: npm run release -- promote ${remote} ${version}`;
  const done = isPresent ? 'published already, ' : `${outcome}; `;
  return { data: published, lines: [`${remote}: ${version} is ${done}${advice}`] };
}
