import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from 'shared-site';
import ts from 'typescript';

/** A remote's sources as TypeScript sees them, and the files that count as its own. */
export type RemoteTypes = { service: ts.LanguageService; files: readonly string[] };

/** The name of the contract's package. */
export const CONTRACT = '@tramuntana/contracts';

type Exports = Record<string, string | { types?: string; default?: string }>;

/**
 * Reads a remote's sources by its tsconfig.json. With the folder of another version of the contract, imports of the contract
 * lead there instead of to the installed version.
 */
export function remoteTypes(folder: string, contract?: string): RemoteTypes {
  const file = path.join(folder, 'tsconfig.json');
  if (!existsSync(file)) {
    throw new Failure(`${file} is missing: write it with "extends": "@tramuntana/remote/typescript.json"`);
  }
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  const { options, fileNames: files } = ts.parseJsonConfigFileContent(config, ts.sys, folder, {}, file);
  const paths = { ...options.paths, ...(contract !== undefined && entriesOf(contract)) };
  const settings: ts.CompilerOptions = { ...options, paths };
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => files,
    // The files do not change while the command runs.
    getScriptVersion: () => '',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCompilationSettings: () => settings,
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath ?? path.normalize,
  };
  return { service: ts.createLanguageService(host), files };
}

/** The files of a package's entry points, by the name that imports have. */
function entriesOf(contract: string): Record<string, string[]> {
  const { exports } = JSON.parse(readFileSync(path.join(contract, 'package.json'), 'utf8')) as { exports: Exports };
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) => {
      const file = typeof target === 'string' ? target : (target.types ?? target.default);
      return file === undefined ? [] : [[path.posix.join(CONTRACT, entry), [path.join(contract, file)]]];
    }),
  );
}

/** The place of a diagnostic: `src/routes.tsx:12`. */
export function placeOf(folder: string, file: ts.SourceFile, start: number): string {
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${path.relative(folder, file.fileName).replaceAll(path.sep, '/')}:${line + 1}`;
}
