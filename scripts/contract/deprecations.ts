import path from 'node:path';
import { DEPRECATION_FORM, type Deprecation, readDeprecation } from '@tramuntana/remote/upgrade/deprecation';
import { gte, lt } from 'semver';
import ts from 'typescript';

export type Deprecations = {
  /** By name; a field is named with its type: `ShellServices.siteUrl`. */
  deprecated: ReadonlyMap<string, Deprecation>;
  /** Every declared name and field. */
  declared: ReadonlySet<string>;
  /** Tags of another form, and tags whose versions cannot be right; a sentence each. */
  problems: string[];
};

/** The `@deprecated` tags in a package's own sources, for the names that its report lists. */
export function deprecationsIn(
  program: ts.Program,
  { folder, version, names }: { folder: string; version: string; names: ReadonlySet<string> },
): Deprecations {
  const deprecated = new Map<string, Deprecation>();
  const declared = new Set<string>();
  const problems: string[] = [];
  const visit = (node: ts.Node, parent: string | undefined) => {
    const name = nameOf(node);
    const full = parent !== undefined && name !== undefined ? `${parent}.${name}` : (name ?? parent);
    if (name !== undefined && full !== undefined && names.has(full.split('.')[0] ?? '')) {
      declared.add(full);
      const tag = ts.getJSDocDeprecatedTag(node);
      if (tag) note(tag, full);
    }
    ts.forEachChild(node, (child) => visit(child, full));
  };
  const note = (tag: ts.JSDocTag, name: string) => {
    const found = readDeprecation(ts.getTextOfJSDocComment(tag.comment) ?? '');
    if (found) deprecated.set(name, found);
    const problem = found
      ? versionProblem(found, version)
      : `its @deprecated has another form than ${DEPRECATION_FORM}`;
    if (problem === undefined) return;
    const source = tag.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(tag.getStart()).line + 1;
    problems.push(`${path.relative(path.dirname(folder), source.fileName)}:${line}: ${name}: ${problem}`);
  };
  for (const source of program.getSourceFiles()) {
    const relative = path.relative(folder, source.fileName);
    if (!relative.startsWith('..') && !relative.includes('node_modules')) visit(source, undefined);
  }
  return { deprecated, declared, problems };
}

function versionProblem({ since, goes }: Deprecation, version: string): string | undefined {
  if (lt(version, since)) return `it is deprecated since ${since}, which is newer than the package's ${version}`;
  if (lt(goes, since)) return `it goes in ${goes}, which is older than ${since}`;
  if (gte(version, goes)) return `it goes in ${goes}, and this is ${version}: remove it, or name a later version`;
  return undefined;
}

/** The name that a declaration, a field of a type or a property of an object declares. */
function nameOf(node: ts.Node): string | undefined {
  const isNamed =
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isTypeElement(node) ||
    ts.isClassElement(node) ||
    ts.isObjectLiteralElement(node);
  const { name } = node as ts.NamedDeclaration;
  return isNamed && name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** The heading of the report's section. */
export const DEPRECATED = '## Deprecated';

/** The section's lines, one for each name. */
export const deprecatedLines = (deprecated: ReadonlyMap<string, Deprecation>): string[] =>
  [...deprecated]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { since, goes, use }]) => `- ${name}: since ${since}, goes in ${goes}: use ${use}`);

/** The deprecated names that a report lists. */
export function reportedDeprecations(report: string): Map<string, Deprecation> {
  const [, section = ''] = report.split(`\n${DEPRECATED}\n`);
  return new Map(
    section.split('\n').flatMap((line) => {
      const [, name = '', text = ''] = /^- (\S+): (.*)$/.exec(line) ?? [];
      const found = readDeprecation(text);
      return found ? [[name, found] as const] : [];
    }),
  );
}
