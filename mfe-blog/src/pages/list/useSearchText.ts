import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router-dom';
import { listAddress } from './listAddress';

const DEBOUNCE = 300;

type SearchText = {
  field: RefObject<HTMLInputElement | null>;
  /** For every keystroke: searches once the reader pauses. */
  changed(): void;
  /** Searches at once. */
  submit(): void;
};

/**
 * The words of the search field and of the address, kept alike. The field is the reader's own (uncontrolled): what was
 * typed before the scripts arrived stays, and an answer that comes late never changes it.
 */
export function useSearchText(buscar: string, tag: string): SearchText {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(buscar);
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';

  const search = () => {
    const words = field.current?.value.trim() ?? '';
    if (words === sent.current) return;
    sent.current = words;
    // One entry of the history for a search, however many times it is refined.
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

  // Another address than the one asked for last (back, «Ver todos»): the field follows it. While a search is under way the
  // address is an earlier one, and must not overwrite what is being typed.
  useEffect(() => {
    if (!isIdle || sent.current === buscar) return;
    sent.current = buscar;
    clearTimeout(timer.current);
    if (field.current) field.current.value = buscar;
  }, [buscar, isIdle]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return { field, changed: () => searchAfter(DEBOUNCE), submit: () => searchAfter(0) };
}
