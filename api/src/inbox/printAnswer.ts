import { countCharacters, firstCharacters, multiLine, singleLine } from '@tramuntana/contracts';
import { stringify } from 'csv-stringify/sync';
import type { Entry, InboxAnswer } from './inboxRequest';

/** `lines` and `text` are for people, `csv` for a spreadsheet, `json` for programs. */
export type Format = 'lines' | 'text' | 'csv' | 'json';

/** Longest text in a line of a list, in characters. */
const MAX_TEXT = 60;

/** The answer in a format, without a line break at its end. */
export function printAnswer(answer: InboxAnswer, format: Format): string {
  if (format === 'json') return JSON.stringify(answer, null, 2).replace(OBEYED, escaped);
  const entries = [...(answer.messages ?? []), ...(answer.subscribers ?? [])];
  if (format === 'csv') return csv(entries);
  if (answer.erased && answer.erased.length > 0) return answer.erased.map(erasedLine).join('\n');
  if (entries.length === 0) return 'There is nothing here.';
  return entries.map(format === 'lines' ? line : text).join(format === 'lines' ? '\n' : '\n\n');
}

/** Has a byte order mark, by which Excel recognises UTF-8. Formulas are escaped, so that no spreadsheet calculates them. */
const csv = (entries: Entry[]) =>
  stringify(entries, { header: true, bom: true, escape_formulas: true, cast: { string: printable } }).trimEnd();

function line({ id, state, created_at, ...rest }: Entry): string {
  const words = [rest.name, rest.email, rest.message].filter((word) => word !== null && word !== undefined);
  const about = singleLine(printable(words.join(' · ')));
  return [String(id).padStart(6), String(state).padEnd(12), dateAndTime(created_at), shortened(about)].join('  ');
}

const erasedLine = ({ ran_at, messages, subscriptions }: Entry) =>
  `${dateAndTime(ran_at)}  ${messages} messages, ${subscriptions} subscriptions`;

// The Swedish locale writes ISO 8601.
const madridTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Madrid',
});

const dateAndTime = (time: Entry[string] | undefined) => madridTime.format(new Date(String(time)));

const shortened = (words: string) =>
  countCharacters(words) > MAX_TEXT ? `${firstCharacters(words, MAX_TEXT - 1)}…` : words;

const text = (entry: Entry) =>
  Object.entries(entry)
    // Further lines are indented, so that a visitor's text cannot pass for a line of this command.
    .map(([name, value]) => `${name}: ${printable(String(value ?? '')).replaceAll('\n', '\n    ')}`)
    .join('\n');

/** Characters that terminals obey and JSON does not escape (RFC 8259, section 7): C1 controls and text directions. */
const OBEYED = /[\u007f-\u009f\p{Bidi_Control}]/gu;
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A visitor's text without the characters that would control the terminal or reverse its line. */
const printable = (written: string) => multiLine(written.replace(/[^\P{Cc}\n\r\t]/gu, '�'));
