// Separate from the pages' other copy: that loads with its page, but the router needs all heads at once.
import costaCenital from '../media/costa-cenital-card.jpg';
import gironaNocturna from '../media/girona-nocturna-card.jpg';
import pirineosAlba from '../media/pirineos-alba-card.jpg';
import posterCostaBrava from '../media/poster-costa-brava-card.jpg';
import type { PageHeadCopy } from './page';

/** `image` has the format of `SOCIAL_CARD`. */
export type PageHead = PageHeadCopy & { image: { src: string; alt: string } };

export const home: PageHead = {
  title: 'Servicios aéreos profesionales con drones en Girona y Barcelona',
  description:
    'Fotografía, vídeo, inspección técnica y cartografía 3D con drones en Girona, Barcelona y toda Cataluña. Pilotos certificados y presupuesto cerrado.',
  keywords: [
    'drones Girona',
    'drones Barcelona',
    'servicios aéreos',
    'fotografía aérea',
    'fotogrametría',
    'inspección con drones',
  ],
  image: { src: posterCostaBrava, alt: 'Vista aérea de una cala de la Costa Brava al atardecer' },
};

export const services: PageHead = {
  title: 'Servicios con drones: imagen, inspección y cartografía',
  description:
    'Todos los servicios de Tramuntana Drones: fotografía y vídeo aéreo, tours 360°, inspección de obras, fotogrametría, bodas, deporte y producción audiovisual.',
  keywords: [
    'servicios con drones',
    'empresa de drones',
    'vídeo aéreo',
    'inspección técnica',
    'tours virtuales',
    'Cataluña',
  ],
  image: { src: costaCenital, alt: 'Vista cenital de la línea de costa, la playa y las barcas' },
};

export const about: PageHead = {
  title: 'Sobre nosotros: pilotos y técnicos de Girona',
  description:
    'Quiénes somos: un equipo de pilotos, técnicos de imagen y topografía de Girona con más de 100 proyectos completados y más de 6 años de vuelo profesional.',
  keywords: ['equipo de pilotos de dron', 'empresa de drones Girona', 'operadora AESA', 'experiencia con drones'],
  image: { src: pirineosAlba, alt: 'Picos del Pirineo y mar de nubes con luz rojiza' },
};

export const contact: PageHead = {
  title: 'Contacto: pide presupuesto para tu vuelo',
  description:
    'Contacta con Tramuntana Drones en Girona: teléfono, email, dirección, WhatsApp y formulario. Respuesta en un día laborable y presupuesto cerrado sin compromiso.',
  keywords: ['contacto drones Girona', 'presupuesto dron', 'contratar piloto de dron', 'teléfono Tramuntana Drones'],
  image: { src: gironaNocturna, alt: 'Casas del río con ventanas iluminadas en la hora azul' },
};
