import path from 'node:path';
import { runTool, toolPath } from './runTool';

/**
 * Checks the types of the workspace in `folder` by its tsconfig.json. Resolves with the compiler's exit code and output. The compiler's
 * build information in `.cache` makes the next check quicker.
 */
export function typeCheck(root: string, folder: string): Promise<{ exitCode: number; output: string }> {
  const memory = path.join(root, '.cache/types', `${folder}.tsbuildinfo`);
  const args = ['-p', path.join(root, folder), '--noEmit', '--incremental', '--tsBuildInfoFile', memory];
  return runTool(root, toolPath('typescript-7', 'tsc'), args);
}
