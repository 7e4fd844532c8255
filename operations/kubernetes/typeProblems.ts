import path from 'node:path';
import ts from 'typescript';

export type Manifest = { apiVersion: string; kind: string };

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
  noEmit: true,
  skipLibCheck: true,
  strict: true,
  types: [],
};

/**
 * Checks manifests against the types of one Kubernetes version, which `models` holds: an npm package, generated from that
 * version's OpenAPI description. Returns a line for each unknown key, missing key and wrong value.
 */
export function typeProblems(manifests: readonly Manifest[], models: string): string[] {
  // The compiler refuses unknown keys in literals only, so the manifests become literals.
  const literals = manifests.map(
    (manifest, index) =>
      `export const m${index}: import('${models}/${manifest.apiVersion}/${manifest.kind}').I${manifest.kind} = ${JSON.stringify(manifest)};`,
  );
  const file = path.join(import.meta.dirname, 'manifests.ts');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === file
      ? ts.createSourceFile(name, literals.join('\n'), ts.ScriptTarget.ESNext)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
