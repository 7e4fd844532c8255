import { useState } from 'react';
import type { GalleryFilter } from '../../api/gallery';

/**
 * The filter that was chosen last, at once, and a function that changes a part of it. The page that it leads to is shown
 * later: a second choice made meanwhile would else be added to the filter of the page before, and the first one lost.
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
