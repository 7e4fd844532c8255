import { SHELL } from '@tramuntana/contracts';
import { ROOT_ELEMENT } from '../../shared/composition/page/pageState';
import { marksOf, ownerOf, type PageState, versionOf } from './PageState';

/** A part of the page: the shell's header or footer, or the main part of the path's remote. */
export type Region = { element: Element; owner: string; label: string };

/** The parts of the page as it is now. */
export function findRegions(state: PageState): Region[] {
  const regions = [...document.querySelectorAll(`#${ROOT_ELEMENT} > :is(header, main, footer)`)];
  return regions.map((element) => {
    const owner = element.localName === 'main' ? ownerOf(state, location.pathname) : SHELL;
    return {
      element,
      owner,
      label: [owner, versionOf(state, owner), ...marksOf(state, owner)].filter(Boolean).join(' '),
    };
  });
}
