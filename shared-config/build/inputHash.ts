import { buildInputs } from './buildInputs';
import { digest, hashInputFiles } from './inputFiles';
import { contentsOf, readLockFile } from './lockFile';
import { readWorkspaces, type Workspace } from './workspaces';

/**
 * Returns a function that hashes all inputs of a workspace's build (docs/decisions/0023). Inputs are the files of its
 * workspaces, the packages that it bundles, and its build tools. Each folder is read once, even if many workspaces depend on
 * it.
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
      // Webpack makes module ids from paths, so a bundled package's location counts, too.
      ...[...bundled].map((location) => `bundled ${location}: ${contentsOf(lockFile, location)}`),
      // A tool's location does not count, because npm may move it for another package's sake.
      ...[...tools].map(
        (location) => `tool ${location.replace(/^.*node_modules\//, '')}: ${contentsOf(lockFile, location)}`,
      ),
    ];
    return digest([...new Set(lines)].sort().join('\n'));
  };
}

/** The hash of one workspace's inputs. Several workspaces should share one `inputHasher`. */
export const inputHash = (root: string, workspace: Workspace) => inputHasher(root)(workspace);
