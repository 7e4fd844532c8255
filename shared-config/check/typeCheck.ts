import path from 'node:path';
import { runTool, toolPath } from './runTool';

/** The site's own repository has this compiler beside the one of its tools. Other repositories have `typescript`. */
const COMPILERS = ['typescript-7', 'typescript'];

/**
 * Checks the types of the workspace in `folder` by its tsconfig.json. Resolves with the compiler's exit code and output. The
 * compiler's build information in `.cache` makes the next check quicker.
 */
export function typeCheck(root: string, folder: string): Promise<{ exitCode: number; output: string }> {
  const project = path.join(root, folder);
  const memory = path.join(root, '.cache/types', `${path.basename(project)}.tsbuildinfo`);
  const args = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', memory];
  return runTool(root, toolPath(COMPILERS, 'tsc', project), args);
}
