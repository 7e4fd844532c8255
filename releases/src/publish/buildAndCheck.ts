import { ReleaseRefused } from '../refusal';

/** The checks that need the sources of a remote. */
export type BuildChecks = {
  /** The compiler's lines about type errors in the remote; none if its types are right. */
  typeProblems: (remote: string) => Promise<string[]>;
  /** Builds the remote if its build is older than its source; false if that fails. */
  build: (remote: string) => Promise<boolean>;
  /** Lines that tell which code exceeds the remote's byte budget; none if the budget holds. */
  bytesOverBudget: (remote: string) => Promise<string[]>;
  /** Renders the routes of the remote's build; gives a line for each that failed. */
  renderProblems: (remote: string) => Promise<string[]>;
};

/** Builds a remote from its sources and checks the build. Throws ReleaseRefused with what is wrong. */
export async function buildAndCheck(remote: string, tool: BuildChecks): Promise<void> {
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
}
