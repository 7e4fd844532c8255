import path from 'node:path';
import type { BuildChecks } from 'releases/client';
import { buildExclusively } from '../build/buildExclusively';
import { readWorkspaces } from '../build/workspaces';
import { bytesByPackage } from '../bytes/bytesByPackage';
import { budgetProblems } from '../bytes/bytesReport';
import { pageScripts, readBudget } from '../bytes/pageScripts';
import { generatePictures } from '../media/generatePictures';
import { typeCheck } from './typeCheck';

type Settings = {
  /** The repository: that of the site, or of the remote alone. */
  root: string;
  /** Gets the output of builds. */
  print: (line: string) => void;
  renderProblems: BuildChecks['renderProblems'];
};

/** The checks of a remote's sources and build before it is published. */
export function buildChecks({ root, print, renderProblems }: Settings): BuildChecks {
  const folderOf = (remote: string) =>
    readWorkspaces(root).find(({ name }) => name === remote)?.folder ?? path.join(root, remote);
  return {
    async typeProblems(remote) {
      // The compiler reads the pictures' modules.
      generatePictures(root);
      const { exitCode, output } = await typeCheck(root, path.relative(root, folderOf(remote)));
      return exitCode === 0 ? [] : output.split('\n');
    },
    async build(remote) {
      const results = await buildExclusively([remote], { root, quiet: true, print });
      return results.every(({ state }) => state !== 'failed');
    },
    async bytesOverBudget(remote) {
      const folder = folderOf(remote);
      const budget = readBudget(folder);
      if (!budget) return [];
      return budgetProblems(pageScripts(folder, budget), budget, () => bytesByPackage(folder));
    },
    renderProblems,
  };
}
