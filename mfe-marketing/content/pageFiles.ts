import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentPage } from './page';

/** Functions that load a page's content, by the page's address. */
export type PageFiles = Readonly<Record<string, () => Promise<{ page: ContentPage }>>>;

/** For tests only: reads the folders. Builds replace this module (pageFilesLoader.ts), so that each file is a chunk. */
function filesIn(folder: string): PageFiles {
  const addresses = readdirSync(path.join(__dirname, folder)).map((file) => path.parse(file).name);
  return Object.fromEntries(addresses.map((address) => [address, () => import(`./${folder}/${address}`)]));
}

export const serviceFiles = filesIn('services');
export const projectFiles = filesIn('projects');
