import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { formatNumber, VisuallyHidden } from '@tramuntana/ui';
import { type GalleryPage, galleryPageQuery, PAGE_SIZE } from '../../api/gallery';
import { partOf, shownPages } from './galleryView';

/** For screen readers: the range of items shown, and their total. */
export function ShownRange(reached: GalleryPage) {
  const { api } = useShell();
  const client = useQueryClient();
  const { data } = useQuery(galleryPageQuery(api, reached));
  const pages = shownPages(client, api, reached);
  const sizes = pages.map((page) => partOf(client, api, page)?.results.length ?? PAGE_SIZE);
  const before = ((pages[0] ?? reached).page - 1) * PAGE_SIZE;
  const to = sizes.reduce((sum, size) => sum + size, before);
  return <VisuallyHidden>{data && rangeOf(before + 1, to, data.count)}</VisuallyHidden>;
}

/** Items may have been removed since they were shown, so the current list may be shorter than the range. */
function rangeOf(from: number, to: number, counted: number): string {
  const upTo = `${formatNumber(to)} de ${formatNumber(Math.max(to, counted))}`;
  return from === 1 ? upTo : `Del ${formatNumber(from)} al ${upTo}`;
}
