import { stringify } from 'csv-stringify/sync';
import type { Entry, InboxAnswer } from './inboxRequest';

/** `lines` and `text` are for people, `csv` for a spreadsheet, `json` for programs. */
export type Format = 'lines' | 'text' | 'csv' | 'json';

/** Longest text in a line of a list, in characters. */
const MAX_TEXT = 60;

/** The answer in a format, without a line break at its end. */
export function printAnswer(answer: InboxAnswer, format: Format): string {
  if (format === 'json') return JSON.stringify(answer, null, 2).replace(LATE_CONTROLS, escaped);
  const entries = [...(answer.messages ?? []), ...(answer.subscribers ?? [])];
  if (format === 'csv') return csv(entries);
  if (answer.erased && answer.erased.length > 0) return answer.erased.map(erasedLine).join('\n');
  if (entries.length === 0) return 'There is nothing here.';
  return entries.map(format === 'lines' ? line : text).join(format === 'lines' ? '\n' : '\n\n');
}

/** With a byte order mark, by which Excel knows UTF-8, and no cell that a spreadsheet would calculate. */
const csv = (entries: Entry[]) =>
  stringify(entries, { header: true, bom: true, escape_formulas: true, cast: { string: printable } }).trimEnd();

function line({ id, state, created_at, ...rest }: Entry): string {
  const words = [rest.name, rest.email, rest.message].filter((word) => word !== null && word !== undefined);
  const about = printable(words.join(' · ')).replace(/\s+/g, ' ');
  return [String(id).padStart(6), String(state).padEnd(12), dateAndTime(created_at), shortened(about)].join('  ');
}

const erasedLine = ({ ran_at, messages, subscriptions }: Entry) =>
  `${dateAndTime(ran_at)}  ${messages} messages, ${subscriptions} subscriptions`;

// Swedish writes ISO 8601.
const madridTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Madrid',
});

const dateAndTime = (time: Entry[string] | undefined) => madridTime.format(new Date(String(time)));

const shortened = (words: string) => (words.length > MAX_TEXT ? `${words.slice(0, MAX_TEXT - 1)}…` : words);

const text = (entry: Entry) =>
  Object.entries(entry)
    // Further lines are indented, so that what a visitor wrote does not look like a line of ours.
    .map(([name, value]) => `${name}: ${printable(String(value ?? '')).replaceAll('\n', '\n    ')}`)
    .join('\n');

/** The control characters that JSON (RFC 8259, section 7) does not escape by itself. Terminals obey them, too. */
const LATE_CONTROLS = /[\u007f-\u009f]/g;
const escaped = (character: string) => `\\u00${character.charCodeAt(0).toString(16)}`;

/** What a visitor wrote, without the control characters that would drive the terminal. */
const printable = (written: string) => written.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '�');
