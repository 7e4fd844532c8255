import { aMediaItem, aPage, aService } from '@tramuntana/contracts/testing';
import { PAGE_SIZE } from '../api/gallery';

/** Answers of a gallery with `count` items, called `Vuelo 1` and so on, and with one service. */
export function aGallery(count: number): Record<string, unknown> {
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const answers: Record<string, unknown> = {
    '/services': { results: [aService({ titulo: 'Drones FPV', pagina: '/drones-fpv' })] },
  };
  for (let page = 1; page <= pages; page += 1) {
    const from = (page - 1) * PAGE_SIZE;
    const size = Math.min(PAGE_SIZE, count - from);
    const items = Array.from({ length: size }, (_, index) =>
      aMediaItem({ id: from + index + 1, titulo: `Vuelo ${from + index + 1}` }),
    );
    answers[galleryCall(page)] = aPage(items, { count, next: page < pages ? 'next' : null });
  }
  return answers;
}

/** The path of the call for a page, as `fakeShell` expects it. */
export const galleryCall = (page: number, filter = '') => `/galeria/?page=${page}&page_size=${PAGE_SIZE}${filter}`;
