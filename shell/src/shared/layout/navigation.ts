/** The header's links, in order (docs/product/layout.md#header-3). */
export const NAVIGATION = [
  { to: '/', label: 'Home' },
  { to: '/servicios', label: 'Servicios' },
  { to: '/blog', label: 'Blog' },
  { to: '/sobre-nosotros', label: 'Sobre Nosotros' },
  { to: '/contacto', label: 'Contacto' },
] as const;

/** Pages that the footer links besides the services. */
export const MORE_PAGES = [
  { to: '/media', label: 'Galería' },
  { to: '/tienda', label: 'Tienda de demostración' },
] as const;

/** Pages that Spanish law wants to be reachable from everywhere (LSSI, article 10; RGPD, article 13). */
export const LEGAL_PAGES = [
  { to: '/aviso-legal', label: 'Aviso legal' },
  { to: '/privacidad', label: 'Privacidad' },
  { to: '/cookies', label: 'Cookies' },
  { to: '/accesibilidad', label: 'Accesibilidad' },
] as const;

export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
