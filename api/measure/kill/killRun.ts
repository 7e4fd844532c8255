import type { OpenDatabase } from '../../src/data/database';
import { contactMessages, newsletterSubscriptions } from '../../src/data/schema';
import { numbers } from '../numbers';
import { ApiProcess } from './ApiProcess';
import { Senders } from './Senders';

const KILLS = 10;
/** How long the API lives between two kills, in milliseconds; each time another length. */
const SHORTEST_LIFE = 500;
const LONGEST_LIFE = 2000;

export type KillFigures = {
  sent: number;
  retries: number;
  acknowledged: number;
  refused: string[];
  /** Acknowledged, and in no row. */
  lost: number;
  /** In more than one row. */
  doubled: number;
};

/** Kills the API again and again while visitors send, and compares what it acknowledged with the rows. */
export async function killRun(env: NodeJS.ProcessEnv, open: () => Promise<OpenDatabase>): Promise<KillFigures> {
  const number = numbers(7);
  const senders = new Senders();
  let api = await ApiProcess.start(env);
  senders.pointTo(api.url);
  for (let kill = 0; kill < KILLS; kill++) {
    await after(SHORTEST_LIFE + number(LONGEST_LIFE - SHORTEST_LIFE));
    await api.end('SIGKILL');
    senders.pointTo(undefined);
    api = await ApiProcess.start(env);
    senders.pointTo(api.url);
  }
  await senders.finish();
  await api.end('SIGTERM');
  const { acknowledged, sent, retries, refusals } = senders;
  const rows = await countRows(await open());
  return {
    sent,
    retries,
    acknowledged: acknowledged.size,
    refused: refusals,
    lost: [...acknowledged].filter((text) => !rows.has(text)).length,
    doubled: [...rows.values()].filter((count) => count > 1).length,
  };
}

/** How many rows hold each message and each address. */
async function countRows({ database, close }: OpenDatabase): Promise<Map<string, number>> {
  const messages = await database.select({ text: contactMessages.mensaje }).from(contactMessages);
  const addresses = await database.select({ text: newsletterSubscriptions.email }).from(newsletterSubscriptions);
  await close();
  const counts = new Map<string, number>();
  for (const { text } of [...messages, ...addresses]) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
