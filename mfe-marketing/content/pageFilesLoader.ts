import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chunkOf } from './chunkOf';

/** The part of webpack's `LoaderContext` that this loader uses. */
type Loader = {
  /** Folder of the loaded module. */
  context: string;
  addContextDependency(folder: string): void;
};

/** Replaces `pageFiles.ts` in builds. Each file becomes an import with its own chunk. */
export default function pageFilesLoader(this: Loader): string {
  const filesIn = (folder: string) => {
    const absolute = path.join(this.context, folder);
    this.addContextDependency(absolute);
    const files = readdirSync(absolute).sort();
    return `{\n${files.map((file) => importOf(folder, path.parse(file).name)).join('\n')}\n}`;
  };
  return `export const serviceFiles = ${filesIn('services')};\nexport const projectFiles = ${filesIn('projects')};\n`;
}

const importOf = (folder: string, address: string) =>
  `  '${address}': () => import(/* webpackChunkName: "${chunkOf(address)}" */ './${folder}/${address}'),`;
