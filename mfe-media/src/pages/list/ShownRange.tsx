import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useShell } from 'shared-contracts/runtime';
import { formatNumber, VisuallyHidden } from 'shared-ui';
import { type GalleryPage, galleryPageQuery, PAGE_SIZE } from '../../api/gallery';
import { shownPages } from './galleryView';

/** For screen readers: which items of the list up to this page are shown, of how many. */
export function ShownRange(reached: GalleryPage) {
  const { api } = useShell();
  const client = useQueryClient();
  const { data } = useQuery(galleryPageQuery(api, reached));
  const first = shownPages(client, api, reached)[0]?.page ?? reached.page;
  return <VisuallyHidden>{data && rangeOf(first, reached.page, data.count)}</VisuallyHidden>;
}

function rangeOf(first: number, page: number, count: number): string {
  const from = (first - 1) * PAGE_SIZE + 1;
  const upTo = `${formatNumber(Math.min(page * PAGE_SIZE, count))} de ${formatNumber(count)}`;
  return from === 1 ? upTo : `Del ${formatNumber(from)} al ${upTo}`;
}
