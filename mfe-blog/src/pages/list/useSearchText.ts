import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { listAddress, readListAddress } from './listAddress';

/** Milliseconds without a keystroke before a search (docs/product/blog.md#search-1). */
const DEBOUNCE = 300;

type SearchText = {
  field: RefObject<HTMLInputElement | null>;
  /** To call on every keystroke: searches after a pause. */
  changed(): void;
  /** Searches at once. */
  submit(): void;
};

/**
 * Keeps the search field and the address in step. The field is uncontrolled: it keeps what was typed before hydration,
 * and a late answer never changes it.
 */
export function useSearchText(buscar: string, tag: string): SearchText {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(buscar);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';

  const search = () => {
    // As the address will be read: other words would count as those of another address.
    const { buscar: words } = readListAddress(new URLSearchParams({ buscar: field.current?.value ?? '' }));
    if (words === sent.current) return;
    sent.current = words;
    // However often a search is refined, it is one entry of the history.
    const isRefined = (buscar === '') === (words === '');
    navigate(listAddress({ buscar: words, tag }), { replace: isRefined, preventScrollReset: true });
  };
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  });
  const searchAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latestSearch.current(), delay);
  };

  // The field follows an address that it did not ask for itself (back, «Ver todos»). During a navigation the address is
  // still the old one, which must not overwrite what is being typed.
  useEffect(() => {
    if (!isIdle || sent.current === buscar) return;
    sent.current = buscar;
    clearTimeout(timer.current);
    if (field.current) field.current.value = buscar;
  }, [buscar, isIdle]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { field, changed: () => searchAfter(DEBOUNCE), submit: () => searchAfter(0) };
}
