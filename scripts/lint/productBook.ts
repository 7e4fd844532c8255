import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A finding of lint; `file` is a path relative to the repository. */
export type Problem = { file: string; line: number; message: string };

type Rule = { id: string; group: string; number: number; file: string; line: number };

export type ProductBook = {
  /** By path of the file: the ids of its rules, and the anchors that GitHub generates for its headings. */
  files: ReadonlyMap<string, { rules: ReadonlySet<string>; headings: ReadonlySet<string> }>;
  problems: Problem[];
};

export const BOOK = 'docs/product';
/** It explains how rules are written, and has none itself. */
const INTRODUCTION = `${BOOK}/README.md`;

const ID = /^([a-z]+(?:-[a-z]+)*)-([1-9]\d*)$/;
const ANCHOR = /<a id="([^"]*)"><\/a>/;
const WRITTEN = /^(?:- |\| )<a id="([^"]*)"><\/a>\*\*([^*]*)\*\*/;

/** Reads the product's book, and finds what is wrong with the ids of its rules. */
export function readBook(root: string): ProductBook {
  const folder = path.join(root, BOOK);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : [];
  const problems: Problem[] = [];
  const rules: Rule[] = [];
  const files = names.sort().map((name) => {
    const file = `${BOOK}/${name}`;
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
    const found = file === INTRODUCTION ? [] : rulesOf(file, lines, problems);
    rules.push(...found);
    return [
      file,
      { rules: new Set(found.map(({ id }) => id)), headings: new Set(lines.flatMap(headingAnchor)) },
    ] as const;
  });
  return { files: new Map(files), problems: [...problems, ...misplaced(rules)] };
}

function rulesOf(file: string, lines: readonly string[], problems: Problem[]): Rule[] {
  return lines.flatMap((text, index) => {
    const id = ANCHOR.exec(text)?.[1];
    if (id === undefined) return [];
    const line = index + 1;
    const [, group, number] = ID.exec(id) ?? [];
    if (!group || WRITTEN.exec(text)?.[1] !== id || WRITTEN.exec(text)?.[2] !== id) {
      const example = group ? id : 'cart-3';
      const message = `defines '${id}' in another form than rules have: - <a id="${example}"></a>**${example}** …`;
      problems.push({ file, line, message });
    }
    return group ? [{ id, group, number: Number(number), file, line }] : [];
  });
}

/** Finds ids that are used twice, apart from their group, or out of order. Takes the rules in the order of the book. */
function misplaced(rules: readonly Rule[]): Problem[] {
  const first = new Map<string, Rule>();
  const last = new Map<string, Rule>();
  return rules.flatMap((rule, index) => {
    const { id, group, number, file, line } = rule;
    const same = first.get(id);
    const before = last.get(group);
    if (!same) first.set(id, rule);
    last.set(group, rule);
    const problem = (message: string) => [{ file, line, message }];
    if (same) return problem(`defines ${id} again, after ${locationOf(same)}: give it the next number of its group`);
    if (!before) return [];
    if (rules[index - 1] !== before || before.file !== file) {
      return problem(`defines ${id} apart from its group: move it behind ${before.id}, ${locationOf(before)}`);
    }
    if (number < before.number) {
      return problem(`defines ${id} below ${before.id}: the numbers of a group rise, and a new rule goes to its end`);
    }
    return [];
  });
}

const locationOf = ({ file, line }: Rule) => `${file}:${line}`;

function headingAnchor(text: string): string[] {
  const [, title] = /^#+ (.+)$/.exec(text) ?? [];
  if (!title) return [];
  return [
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  ];
}
