import { chunkOf } from './chunkOf';
import type { ContentPage } from './page';
import { type PageFiles, projectFiles, serviceFiles } from './pageFiles';

export type ContentSource = {
  /** Below `/servicios/`. */
  path: string;
  /** Name of the content's chunk, so that it can be preloaded with the template. */
  chunk: string;
  load: () => Promise<{ page: ContentPage }>;
};

/** A file is a page, and its name is the page's address: a new page needs no entry anywhere. */
const pagesOf = (files: PageFiles): ContentSource[] =>
  Object.entries(files).map(([path, load]) => ({ path, chunk: chunkOf(path), load }));

/** The pages of services. In which order they are listed, the API says (docs/product/services.md#index-3). */
export const servicePages: readonly ContentSource[] = pagesOf(serviceFiles);

/** Sample projects, the sample drone video and the draft of the mapping page. */
export const projectPages: readonly ContentSource[] = pagesOf(projectFiles);
