import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type Deprecation, readDeprecation } from './deprecation';
import { CONTRACT, placeOf, type RemoteTypes, remoteTypes } from './remoteTypes';

/** A use of a deprecated name of the contract in a remote's sources. */
export type DeprecatedUse = Deprecation & {
  name: string;
  /** File and line, relative to the remote's folder: `src/routes.tsx:12`. */
  place: string;
};

/** TypeScript's codes for a use: `'dark' is deprecated`, and the same of a function's signature. */
const DEPRECATED_CODES = new Set([6385, 6387]);

/**
 * Finds where a remote uses deprecated names of the contract, as TypeScript strikes them out in an editor. Without `types`
 * it reads the remote with the installed contract. Names of other packages do not count.
 */
export function deprecatedUses(remoteFolder: string, types: RemoteTypes = remoteTypes(remoteFolder)): DeprecatedUse[] {
  const { service, files } = types;
  const uses = files.flatMap((file) =>
    service.getSuggestionDiagnostics(file).flatMap((diagnostic) => useOf(diagnostic, remoteFolder)),
  );
  return [...new Map(uses.map((use) => [`${use.place} ${use.name}`, use])).values()];
}

function useOf({ code, file, start, length, relatedInformation }: ts.Diagnostic, folder: string): DeprecatedUse[] {
  if (!DEPRECATED_CODES.has(code) || !file || start === undefined) return [];
  const tag = relatedInformation?.[0];
  if (!tag?.file || tag.start === undefined || !isOfContract(tag.file.fileName)) return [];
  const deprecation = readDeprecation(tagText(tag.file.text, tag.start));
  if (!deprecation) return [];
  const name = file.text.slice(start, start + (length ?? 0));
  return [{ ...deprecation, name, place: placeOf(folder, file, start) }];
}

/** The words of a tag whose `@` is at `start`, without the stars at the beginnings of its lines. */
function tagText(text: string, start: number): string {
  const [tag = ''] = text.slice(start).split(/\*\/|\n\s*\*\s*@/);
  return tag.replace(/^@?deprecated/, '').replace(/\n\s*\*/g, '\n');
}

/** Whether a file belongs to the package of the contract, wherever that is installed. */
function isOfContract(file: string): boolean {
  for (let folder = path.dirname(file); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const packageFile = path.join(folder, 'package.json');
    if (existsSync(packageFile))
      return (JSON.parse(readFileSync(packageFile, 'utf8')) as { name?: string }).name === CONTRACT;
  }
  return false;
}

/** A type error in a remote's sources. */
export type TypeProblem = { place: string; message: string };

/** The type errors of a remote that it does not have with `before`: those that another version of the contract brings. */
export function newTypeProblems(remoteFolder: string, before: RemoteTypes, after: RemoteTypes): TypeProblem[] {
  const known = new Set(problemsOf(remoteFolder, before).map(({ place, message }) => `${place} ${message}`));
  return problemsOf(remoteFolder, after).filter(({ place, message }) => !known.has(`${place} ${message}`));
}

const problemsOf = (folder: string, { service, files }: RemoteTypes): TypeProblem[] =>
  files.flatMap((name) =>
    service.getSemanticDiagnostics(name).flatMap(({ file, start, messageText }) => {
      if (!file || start === undefined) return [];
      return [{ place: placeOf(folder, file, start), message: ts.flattenDiagnosticMessageText(messageText, ' ') }];
    }),
  );
