import { buildInputs } from './buildInputs';
import { digest, hashInputFiles } from './inputFiles';
import { contentsOf, readLockFile } from './lockFile';
import { readWorkspaces, type Workspace } from './workspaces';

/**
 * Returns a function that hashes all inputs of a workspace's build (docs/decisions/0023): the files of the workspaces that
 * decide it, the packages that it bundles, and those that build it. Each folder is read once, however
 * many workspaces depend on it.
 */
export function inputHasher(root: string): (workspace: Workspace) => string {
  const all = new Map(readWorkspaces(root).map((workspace) => [workspace.name, workspace]));
  const lockFile = readLockFile(root);
  const fileHashes = new Map<string, string>();

  const hashFiles = (workspace: Workspace) => {
    const hash = fileHashes.get(workspace.name) ?? hashInputFiles(workspace);
    fileHashes.set(workspace.name, hash);
    return hash;
  };

  return (workspace) => {
    const { workspaces, bundled, tools } = buildInputs(root, workspace, all, lockFile);
    const lines = [
      ...workspaces.map((each) => `files of ${each.name}: ${hashFiles(each)}`),
      // Webpack makes ids of modules from their paths, so the location counts, too.
      ...[...bundled].map((location) => `bundled ${location}: ${contentsOf(lockFile, location)}`),
      // Where a tool is installed changes nothing: another package's needs may move it.
      ...[...tools].map(
        (location) => `tool ${location.replace(/^.*node_modules\//, '')}: ${contentsOf(lockFile, location)}`,
      ),
    ];
    return digest([...new Set(lines)].sort().join('\n'));
  };
}

/** The hash of one workspace's inputs. For several workspaces, use one `inputHasher`. */
export const inputHash = (root: string, workspace: Workspace) => inputHasher(root)(workspace);
