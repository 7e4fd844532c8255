import { type PublishOptions, publish } from '../publish/publish';
import { ReleaseRefused } from '../refusal';
import { readChannel } from '../store/channelFile';
import type { ReleaseSettings } from '../store/releaseStore';
import { promote } from './changeLive';

export type StartOptions = Omit<PublishOptions, 'offerOf'> & { print?: (line: string) => void };

/**
 * Publishes the built remotes at the site's start, and makes each live unless an operator has chosen another version.
 * A remote that is refused is reported and left as it is, because the site can answer without it.
 */
export async function publishAndPromoteForStart(
  settings: ReleaseSettings,
  remotes: string[],
  { print = (line) => process.stdout.write(`${line}\n`), ...options }: StartOptions = {},
): Promise<void> {
  for (const remote of remotes) {
    try {
      await bringLive(settings, remote, print, options);
    } catch (error) {
      if (!(error instanceof ReleaseRefused)) throw error;
      print(`not live: ${error.message}`);
    }
  }
}

async function bringLive(
  settings: ReleaseSettings,
  remote: string,
  print: (line: string) => void,
  options: StartOptions,
) {
  const { version, outcome } = await publish(settings, remote, { ...options, offerOf: 'built' });
  if (outcome === 'repaired') print(`${remote}: ${version} was damaged in the store and was published again`);
  const channel = await readChannel(settings, remote);
  if (channel?.live === version) return;
  if (channel && outcome !== 'published' && channel.history.at(-1)?.by === 'operator') {
    print(
      `${remote}: ${channel.live} stays live, as an operator chose; for the one built here: ` +
        `npm run release -- promote ${remote} ${version}`,
    );
    return;
  }
  await promote(settings, remote, version, 'start');
  print(`${remote}: ${version} is live`);
}
