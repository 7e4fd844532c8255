/** A paragraph, or a list. `{legalName}` and the like are filled with what the API says of the company. */
export type LegalBlock = string | readonly string[];

export type LegalDocument = {
  /** Path of the page, which is also its mount. */
  path: '/aviso-legal' | '/privacidad' | '/cookies' | '/accesibilidad';
  title: string;
  description: string;
  /** Date of the text, ISO 8601. */
  updated: string;
  sections: readonly { title: string; blocks: readonly LegalBlock[] }[];
};

/** Particulars that the texts may name. */
export const PARTICULARS = ['legalName', 'taxId', 'registry', 'operatorId', 'address', 'email', 'phone'] as const;

export type Particulars = Record<(typeof PARTICULARS)[number], string>;
