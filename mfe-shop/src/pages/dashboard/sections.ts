/** The account's sections, in the sidebar's order (docs/product/account.md#account-1). */
export const sections = [
  {
    id: 'resumen',
    path: '/dashboard',
    label: 'Resumen',
    title: 'Resumen de tu cuenta',
    description: 'Resumen de la cuenta de muestra de la tienda de demostración.',
  },
  {
    id: 'pedidos',
    path: '/dashboard/pedidos',
    label: 'Pedidos',
    title: 'Tus pedidos',
    description: 'Pedidos de muestra y pedidos de demostración hechos en este dispositivo.',
  },
  {
    id: 'direcciones',
    path: '/dashboard/direcciones',
    label: 'Direcciones',
    title: 'Tus direcciones',
    description: 'Direcciones de envío de la cuenta de muestra.',
  },
  {
    id: 'pagos',
    path: '/dashboard/pagos',
    label: 'Métodos de pago',
    title: 'Tus métodos de pago',
    description: 'Métodos de pago de la cuenta de muestra.',
  },
  {
    id: 'configuracion',
    path: '/dashboard/configuracion',
    label: 'Configuración',
    title: 'Configuración',
    description: 'Nombre, tema y datos que la tienda de demostración guarda en este dispositivo.',
  },
] as const;

export type Section = (typeof sections)[number];

/** The section of an address; the summary if the address has no known one (docs/product/account.md#account-2). */
export const findSection = (name: string | undefined): Section => sections.find(({ id }) => id === name) ?? sections[0];
