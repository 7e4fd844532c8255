import { useState } from 'react';
import type { GalleryFilter } from '../../api/gallery';

/**
 * The last chosen filter, updated at once, and a function that changes a part of it. The chosen page shows later. Without
 * this, a second choice in the meantime would be added to the old page's filter, and the first choice would be lost.
 */
export function useChosenFilter(
  shown: GalleryFilter,
): [GalleryFilter, (part: Partial<GalleryFilter>) => GalleryFilter] {
  const [former, setFormer] = useState(shown);
  const [chosen, setChosen] = useState(shown);
  if (former.kind !== shown.kind || former.servicio !== shown.servicio) {
    setFormer(shown);
    setChosen(shown);
  }
  const choose = (part: Partial<GalleryFilter>) => {
    const next = { ...chosen, ...part };
    setChosen(next);
    return next;
  };
  return [chosen, choose];
}
