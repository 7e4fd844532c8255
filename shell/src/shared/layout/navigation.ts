/** Pages that Spanish law requires to be reachable from every page (LSSI, article 10; RGPD, article 13). */
export const LEGAL_PAGES = [
  { to: '/aviso-legal', label: 'Aviso legal' },
  { to: '/privacidad', label: 'Privacidad' },
  { to: '/cookies', label: 'Cookies' },
  { to: '/accesibilidad', label: 'Accesibilidad' },
] as const;

export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
