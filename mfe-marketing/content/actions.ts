import type { Action } from './sections';

export const requestQuote: Action = { kind: 'page', label: 'Solicitar Presupuesto', to: '/contacto' };
export const requestInformation: Action = { kind: 'page', label: 'Solicitar Información', to: '/contacto' };
export const bookDate: Action = { kind: 'page', label: 'Reserva tu fecha', to: '/contacto' };
export const playVideo: Action = { kind: 'play', label: 'Ver Vídeo' };
export const exploreServices: Action = { kind: 'page', label: 'Explorar Servicios', to: '/servicios' };
