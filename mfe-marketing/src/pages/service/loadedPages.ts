import type { ContentPage } from '../../../content/page';

/** Contents that have been loaded, by path below `/servicios/`: page and head are asked for after that, and cannot wait. */
export const loadedPages = new Map<string, ContentPage>();
