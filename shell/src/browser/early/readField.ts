/**
 * Reads what a visitor typed or chose in a field before it was hydrated. Returns a function that reports it to React. React
 * calls no handler for a value that it has already seen, so that function changes the value for a moment, within one task.
 * Read all fields before reporting any: a handler may make React reset the other fields of its component.
 */
export function readField(field: EventTarget, last: Event): () => void {
  if (field instanceof HTMLSelectElement) return readSelect(field);
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) return readChoice(field);
  // A new value would break off a composition (IME). Its end is an event, which React hears.
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
    // The radio button that was chosen instead of this one has an event of its own.
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
    // React replaces the setter of the element itself. That of the prototype works without React noticing.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    // Null for types of input that have no selection, such as email.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}
