/** The account's sections, in the sidebar's order (specification, section 2). The first has no path of its own. */
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

/** The section that the address names; the summary where it names none, or one that does not exist (readings). */
export const findSection = (name: string | undefined): Section => sections.find(({ id }) => id === name) ?? sections[0];
