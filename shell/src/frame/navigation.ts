/** The header's links in the specification's order (section 2). */
export const NAVIGATION = [
  { to: '/', label: 'Home' },
  { to: '/servicios', label: 'Servicios' },
  { to: '/blog', label: 'Blog' },
  { to: '/sobre-nosotros', label: 'Sobre Nosotros' },
  { to: '/contacto', label: 'Contacto' },
] as const;

/** What the footer links besides the services. */
export const MORE_PAGES = [
  { to: '/media', label: 'Galería' },
  { to: '/tienda', label: 'Tienda de demostración' },
] as const;

export const telephoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
