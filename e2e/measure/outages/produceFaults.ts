import { query } from 'shared-postgres/testing';
import type { Figure } from '../figures';
import type { Fault } from './fault';
import { figureOf, type Line } from './lines';
import type { Stage } from './stage';
import type { Answered } from './traffic';

/** How many unexpected answers of a fault are noted. */
const SHOWN = 5;

/** Produces faults one after the other, under traffic. Returns a figure for each, with the requests during it. */
export async function produceFaults(
  stage: Stage,
  faults: readonly Fault[],
  note: (line: string) => void,
): Promise<Figure[]> {
  const lines: Line[] = [];
  await stage.warmUp();
  await stage.traffic.cut();
  for (const { name, isDatabaseAway = false, produce } of faults) {
    note(name);
    let mayLose = 0;
    let problem: string | undefined;
    try {
      await produce(stage, (unanswered) => {
        mayLose = unanswered;
      });
    } catch (error) {
      problem = (error as Error).message;
      note(problem);
    }
    const line = { name, answers: await stage.traffic.cut(), isDatabaseAway, mayLose, problem };
    lines.push(line);
    for (const { kind, what, status } of unexpected(line.answers).slice(0, SHOWN))
      note(`${status} ${kind} ${what.slice(0, 40)}`);
  }
  const stored = await storedMessages(stage.database.url);
  return lines.map((line) => figureOf(line, stored));
}

const unexpected = (answers: readonly Answered[]) =>
  answers.filter(({ status, isPutOff }) => status !== 200 && status !== 201 && !isPutOff);

/** Counts the messages in the database by their text. */
async function storedMessages(url: string): Promise<Map<string, number>> {
  const text = 'select mensaje, count(*)::int as count from contact_messages group by mensaje';
  const rows = await query<{ mensaje: string; count: number }>(url, text);
  return new Map(rows.map(({ mensaje, count }) => [mensaje, count]));
}
