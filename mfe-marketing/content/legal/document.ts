/** A paragraph, or a list. Placeholders such as `{legalName}` are filled with the API's data about the company. */
export type LegalBlock = string | readonly string[];

export type LegalDocument = {
  /** Path of the page. It is also the page's mount. */
  path: '/aviso-legal' | '/privacidad' | '/cookies' | '/accesibilidad';
  title: string;
  description: string;
  /** Date of the text (ISO 8601). */
  updated: string;
  sections: readonly { title: string; blocks: readonly LegalBlock[] }[];
};

/** The company's particulars that the texts may use. */
export const PARTICULARS = ['legalName', 'taxId', 'registry', 'operatorId', 'address', 'email', 'phone'] as const;

export type Particulars = Record<(typeof PARTICULARS)[number], string>;
