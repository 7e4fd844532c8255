import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chunkOf } from './chunkOf';

/** What this loader uses of webpack's `LoaderContext`. */
type Loader = {
  /** Folder of the module that is loaded. */
  context: string;
  addContextDependency(folder: string): void;
};

/** Replaces `pageFiles.ts` in builds: each file becomes an import with a chunk of its own. */
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
