import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type Declarations, declarationsOf, programOf } from './declarations';
import { DEPRECATED, type Deprecations, deprecatedLines, deprecationsIn } from './deprecations';

type PackageFile = { name: string; version: string; exports: Record<string, string> };

/** Entry points for tests: no release relies on them. */
const NOT_PROMISED = /^\.\/testing(\/|$)/;

const INTRODUCTION =
  'What the package exports. Written by `npm run contract -- accept`, not by hand: see docs/decisions/0020-one-contract.md.';

export type Contract = Deprecations & {
  /**
   * Lists the package's exports by entry point and name, in the form of the compiler's `.d.ts` files without comments.
   * Moving the package, or a declaration between its files, does not change the report.
   */
  report: string;
};

/** Reads the contract of the package in `folder` from its sources. */
export function readContract(folder: string): Contract {
  const { name, version, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFile;
  const promised = Object.entries(exports)
    .filter(([entry]) => !NOT_PROMISED.test(entry))
    .map(([entry, file]) => ({ title: path.posix.join(name, entry), file: path.join(folder, file) }));
  const program = programOf(
    folder,
    promised.map(({ file }) => file),
  );
  const declarations = declarationsOf(program);
  const entries = promised.map(({ title, file }) => ({ title, ...exportsOf(program, file) }));
  const exported = new Set(entries.flatMap(({ names }) => names));
  const others = [...referredTo(exported, declarations)].filter((one) => !exported.has(one));
  const sections = [
    ...entries.map(({ title, names, ambient }) => section(title, [...ambient, ...textsOf(names, declarations)])),
    section('Not exported, but referred to', textsOf(others, declarations)),
  ];
  const names = new Set([...exported, ...others]);
  const deprecations = deprecationsIn(program, { folder, version, names });
  const announced = deprecatedLines(deprecations.deprecated);
  if (announced.length > 0) sections.push([DEPRECATED, '', ...announced].join('\n'));
  return { ...deprecations, report: `${[`# ${name} ${version}`, INTRODUCTION, ...sections].join('\n\n')}\n` };
}

const section = (title: string, texts: string[]) => [`## ${title}`, '', '```ts', ...texts, '```'].join('\n');

/** The names that a file exports. A file of ambient modules exports none, so its whole text counts. */
function exportsOf(program: ts.Program, file: string): { names: string[]; ambient: string[] } {
  const source = program.getSourceFile(file);
  if (!source) throw new Error(`package.json names ${file}, which does not exist`);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  if (module) return { names: checker.getExportsOfModule(module).map((one) => one.name), ambient: [] };
  return { names: [], ambient: [ts.createPrinter({ removeComments: true }).printFile(source).trim()] };
}

/** The names, and every name of the package that their declarations refer to. */
function referredTo(names: Iterable<string>, declarations: Declarations, found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name) || !declarations.has(name)) continue;
    found.add(name);
    for (const { refersTo } of declarations.get(name) ?? []) referredTo(refersTo, declarations, found);
  }
  return found;
}

/** A line that holds a list of strings, with its indentation. */
const LIST = /^( *)(.*)\[("[^"]*"(?:, "[^"]*")*)\]/gm;

/** Declarations by name. Each string of a list gets its own line, so that a new string shows as an added line. */
function textsOf(names: readonly string[], declarations: Declarations): string[] {
  return names.toSorted().flatMap((name) => {
    const found = declarations.get(name);
    if (!found) throw new Error(`${name} is exported, but declared under another name: the report cannot tell it`);
    return found.map(({ text }) => text.replace(LIST, onLines)).toSorted();
  });
}

function onLines(_: string, indent: string, start: string, list: string): string {
  return `${indent}${start}[\n${indent}    ${list.replaceAll('", "', `",\n${indent}    "`)},\n${indent}]`;
}
