/**
 * Reads what a visitor typed or chose in a field before it was hydrated, and gives what tells it to React. React keeps a
 * field's value since hydration and calls no handler for the same one, so the field takes another for a moment, within one
 * task. Apart from the reading, because the answer to one field may put the others of its component back.
 */
export function readField(field: EventTarget, last: Event): () => void {
  if (field instanceof HTMLSelectElement) return readSelect(field);
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return readChoice(field);
  // In the midst of a composition (IME) a new value would break it; its end is an event that React hears.
  if (isText(field) && !('isComposing' in last && last.isComposing)) return readText(field);
  return () => {};
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isText = (field: EventTarget): field is TextField =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

function readSelect(field: HTMLSelectElement) {
  const chosen = [...field.selectedOptions];
  return () => {
    for (const option of field.options) option.selected = chosen.includes(option);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function readChoice(field: HTMLInputElement) {
  const { checked, type } = field;
  return () => {
    // A radio button that is no longer chosen: another one of its group has an event of its own.
    if (type === 'radio' && !checked) return;
    field.checked = !checked;
    field.click();
  };
}

function readText(field: TextField) {
  const { value, defaultValue, selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    if (value === defaultValue) return;
    field.value = defaultValue;
    // The prototype's setter goes past React, which watches the element's own.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    // Null for the types that have no selection to tell of, such as email.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
