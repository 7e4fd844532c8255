import { absoluteAddress, type Head, type RouteHandle, SOCIAL_CARD } from 'shared-contracts';
import type { PageHead } from '../../content/pageHeads';
import { companyData } from './companyData';

/** The `handle` of a page with a head of its own, and the chunks that it needs. */
export const pageHandle = (head: PageHead & Pick<Head, 'canonicalPath'>, ...chunks: string[]): RouteHandle => ({
  head: ({ shell }) => {
    // The picture is a file of this release and not of the media host, so its address is completed here.
    const src = absoluteAddress(head.image.src, shell);
    return {
      ...head,
      image: src ? { ...head.image, ...SOCIAL_CARD, src } : undefined,
      structuredData: [companyData(shell)],
    };
  },
  chunks,
});
