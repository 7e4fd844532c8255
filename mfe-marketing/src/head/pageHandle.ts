import { absoluteAddress, type Head, type RouteHandle, SOCIAL_CARD } from '@tramuntana/contracts';
import type { PageHead } from '../../content/pageHeads';
import { companyData } from './companyData';

/** The `handle` of a page with its own head, and its chunks. */
export const pageHandle = (head: PageHead & Pick<Head, 'canonicalPath'>, ...chunks: string[]): RouteHandle => ({
  head: ({ shell }) => {
    // The picture is a file of this release and not of the media host, so its absolute address is made here.
    const src = absoluteAddress(head.image.src, shell);
    return {
      ...head,
      image: src ? { ...head.image, ...SOCIAL_CARD, src } : undefined,
      structuredData: [companyData(shell)],
    };
  },
  chunks,
});
