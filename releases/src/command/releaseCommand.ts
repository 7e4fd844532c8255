import { publish } from '../publish/publish';
import { ReleaseRefused } from '../refusal';
import type { ReleaseSettings } from '../store/ReleaseStore';
import { storeProblem } from '../store/storeProblem';
import type { Outcome } from './outcome';
import { perform, refuseUnknownRemote } from './perform';
import { readCommandLine, Usage } from './program';

export type ReleaseTool = ReleaseSettings & {
  /** The compiler's lines about type errors in the remote; none if its types are right. */
  typeProblems: (remote: string) => Promise<string[]>;
  /** Builds the remote if its build is older than its source; false if that fails. */
  build: (remote: string) => Promise<boolean>;
  /** Lines that tell which code exceeds the remote's byte budget; none if the budget holds. */
  bytesOverBudget: (remote: string) => Promise<string[]>;
  /** Renders the routes of the remote's build; gives a line for each that failed. */
  renderProblems: (remote: string) => Promise<string[]>;
  print: (line: string) => void;
  printError: (line: string) => void;
};

/**
 * Runs a command line, such as `['promote', 'mfe-blog']`; returns the exit code. With `--json` it prints one JSON document,
 * for errors too.
 */
export async function releaseCommand(commandLine: string[], tool: ReleaseTool): Promise<number> {
  const isJson = commandLine.includes('--json');
  try {
    const { data, lines } = await run(commandLine, tool);
    if (isJson) tool.print(JSON.stringify(data, null, 2));
    else for (const line of lines) tool.print(line);
    return 0;
  } catch (error) {
    if (error instanceof Usage && error.isHelp) {
      tool.print(error.message);
      return 0;
    }
    const message = storeProblem(error, tool.store.place) ?? (error instanceof Error ? error.message : String(error));
    const remote = error instanceof ReleaseRefused ? error.remote : undefined;
    if (isJson) tool.print(JSON.stringify({ error: { message, remote } }, null, 2));
    else tool.printError(message);
    return 1;
  }
}

async function run(commandLine: string[], tool: ReleaseTool): Promise<Outcome> {
  const request = readCommandLine(commandLine);
  if ('remote' in request && request.remote !== undefined) await refuseUnknownRemote(tool, request.remote);
  return request.verb === 'publish' ? publishBuild(request.remote, tool) : perform(request, tool);
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
