import { printKeys } from '../command/line/printKeys';
import type { Outcome } from '../command/outcome';
import type { Request } from '../command/request';
import { type BuildChecks, buildAndCheck } from '../publish/buildAndCheck';
import { ReleaseRefused } from '../refusal';
import { releasedWorkspaces } from '../releasedWorkspaces';
import { askService } from './askService';
import { readyService, type Service } from './callService';
import { uploadBuild } from './uploadBuild';

export type ServiceTool = Service &
  BuildChecks & {
    /** The repository whose builds are published. */
    root: string;
  };

/** Runs a verb through the release service. Publishing builds and checks first, and uploads then. */
export async function performByService(request: Request, tool: ServiceTool): Promise<Outcome> {
  // The service must not know a key before an operator gives it out.
  if (request.verb === 'key') return printKeys();
  if (request.verb !== 'publish') return askService(request, tool);
  const { remote } = request;
  const known = releasedWorkspaces(tool.root);
  if (!known.includes(remote)) {
    throw new ReleaseRefused(remote, `is no remote here; there are: ${known.join(', ')}`);
  }
  // A missing token is not worth the minute of a build.
  await readyService(tool);
  await buildAndCheck(remote, tool);
  return uploadBuild(remote, tool.root, tool);
}
