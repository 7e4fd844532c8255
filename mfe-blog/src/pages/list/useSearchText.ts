import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { listAddress, readListAddress } from './listAddress';

/** Milliseconds without a keystroke before the search starts (docs/product/blog.md#search-1). */
const DEBOUNCE = 300;

type SearchText = {
  field: RefObject<HTMLInputElement | null>;
  /** Call it on every keystroke. It searches after a pause. */
  changed(): void;
  /** Searches at once. */
  submit(): void;
};

/**
 * Synchronises the search field and the address. The field is uncontrolled: it keeps text from before hydration, and a late
 * answer never changes it.
 */
export function useSearchText(buscar: string, tag: string): SearchText {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(buscar);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';

  const search = () => {
    // Normalised like the address, because unnormalised words would count as a different address.
    const { buscar: words } = readListAddress(new URLSearchParams({ buscar: field.current?.value ?? '' }));
    if (words === sent.current) return;
    sent.current = words;
    // Refining a search does not add another entry to the history.
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

  // The field follows an address that changed for another reason (back, «Ver todos»). During a navigation the address is
  // still the old one, and must not overwrite the visitor's typing.
  useEffect(() => {
    if (!isIdle || sent.current === buscar) return;
    sent.current = buscar;
    clearTimeout(timer.current);
    if (field.current) field.current.value = buscar;
  }, [buscar, isIdle]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { field, changed: () => searchAfter(DEBOUNCE), submit: () => searchAfter(0) };
}
