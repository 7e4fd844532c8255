/**
 * The data that a form would send: names and values in the order of the fields. Only checked boxes and radio buttons count.
 */
export function formFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const field of form.elements) {
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
    if (!isField || !field.name || field.disabled) continue;
    const isChoice = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
    if (!isChoice || field.checked) fields.append(field.name, field.value);
  }
  return fields;
}
