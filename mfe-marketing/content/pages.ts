import { chunkOf } from './chunkOf';
import type { ContentPage } from './page';
import { type PageFiles, projectFiles, serviceFiles } from './pageFiles';

export type ContentSource = {
  /** Relative to `/servicios/`. */
  path: string;
  /** Name of the content's chunk, for preloading it with the template. */
  chunk: string;
  load: () => Promise<{ page: ContentPage }>;
};

/** Each file is a page, and its name is the page's address. A new page needs no entry anywhere. */
const pagesOf = (files: PageFiles): ContentSource[] =>
  Object.entries(files).map(([path, load]) => ({ path, chunk: chunkOf(path), load }));

/** The service pages. The API decides their order in lists (docs/product/services.md#index-3). */
export const servicePages: readonly ContentSource[] = pagesOf(serviceFiles);

/** Sample projects, the sample drone video and the draft of the mapping page. */
export const projectPages: readonly ContentSource[] = pagesOf(projectFiles);
