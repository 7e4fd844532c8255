/**
 * Reads a field's value from before hydration. Returns a function that reports it to React. React calls no handler for a
 * value that it has seen, so the function changes the value for a moment, within one task. Read all fields before reporting
 * any, because a handler may make React reset other fields.
 */
export function readField(field: EventTarget, last: Event): () => void {
  if (field instanceof HTMLSelectElement) return readSelect(field);
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return readChoice(field);
  // A new value would interrupt an IME composition. React hears the event at the composition's end.
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
    // Skip a radio button that is no longer checked: the newly checked one has its own event.
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
    // React replaces the element's own setter. The prototype's setter changes the value without React noticing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    // Null for input types without a selection, such as email.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
