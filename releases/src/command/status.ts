import { ReleaseRefused } from '../refusal';
import { readChannel } from '../store/channelFile';
import { knownRemotes, listReleases, type ReleaseSettings } from '../store/releaseStore';

const HEADINGS = ['remote', 'live', 'published', 'last change'];

/** A table of all remotes, and below it what is wrong with any. */
export async function describeStatus(settings: ReleaseSettings): Promise<string> {
  const rows: string[][] = [HEADINGS];
  const notes: string[] = [];
  for (const remote of await knownRemotes(settings)) {
    const { releases, damaged } = await listReleases(settings, remote);
    notes.push(...damaged.map(({ version, reason }) => `damaged: ${remote} ${version}: ${reason}`));
    const { live, change } = await describeLive(settings, remote, notes);
    rows.push([remote, live, String(releases.length), change]);
  }
  const widths = HEADINGS.map((_heading, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...table, ...notes].join('\n');
}

async function describeLive(settings: ReleaseSettings, remote: string, notes: string[]) {
  try {
    const channel = await readChannel(settings, remote);
    const last = channel?.history.at(-1);
    const change = last ? `${last.at.slice(0, 19).replace('T', ' ')} ${last.action} by ${last.by}` : '-';
    return { live: channel?.live ?? '-', change };
  } catch (error) {
    if (!(error instanceof ReleaseRefused)) throw error;
    notes.push(error.message);
    return { live: 'unreadable', change: '-' };
  }
}
