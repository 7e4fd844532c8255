import type { Particulars } from '../../../content/legal/document';

/** Fills the company's particulars into a text: `{email}` becomes the email address. */
export const fillParticulars = (copy: string, particulars: Particulars): string =>
  copy.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(particulars, name) ? particulars[name as keyof Particulars] : placeholder,
  );
