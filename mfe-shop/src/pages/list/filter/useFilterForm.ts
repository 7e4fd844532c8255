import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { formFields } from '../../../forms/formFields';
import { type ProductFilter, readFilter, writeFilter } from './productFilter';

/** Delay after a keystroke or a step of the slider, in milliseconds (docs/product/shop.md#listing-6). */
const PAUSE = 300;

type FilterForm = {
  form: RefObject<HTMLFormElement | null>;
  /** Call it after every change of a field. It applies the filter; search and slider have a delay. */
  changed(event: FormEvent): void;
  submitted(event: FormEvent): void;
};

/**
 * Synchronises the filter's fields and the address. The fields are uncontrolled: choices from before the scripts arrived
 * stay, and apply with the next change.
 */
export function useFilterForm(filter: ProductFilter): FilterForm {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isIdle = useNavigation().state === 'idle';
  const current = writeFilter(filter);
  const sent = useRef(current);

  const apply = () => {
    if (!form.current) return;
    const asked = writeFilter(readFilter(formFields(form.current)));
    if (asked === sent.current) return;
    sent.current = asked;
    navigate(pathname + asked, { replace: true, preventScrollReset: true });
  };

  const applyAfter = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(apply, delay);
  };

  // The address changed for another reason, such as a removed filter or going back. The fields follow it.
  useEffect(() => {
    if (!isIdle || sent.current === current) return;
    sent.current = current;
    clearTimeout(timer.current);
    if (form.current) writeFields(form.current, filter);
  }, [isIdle, current, filter]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    form,
    changed: ({ target }) => {
      const isGradual = target instanceof HTMLInputElement && (target.type === 'search' || target.type === 'range');
      applyAfter(isGradual ? PAUSE : 0);
    },
    submitted: (event) => {
      event.preventDefault();
      applyAfter(0);
    },
  };
}

function writeFields(form: HTMLFormElement, { q, categories, max, order }: ProductFilter): void {
  const values: Record<string, string> = { q, max: String(max), orden: order };
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      field.checked = categories.some((id) => id === field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = values[field.name] ?? field.value;
    }
  }
}
