import { gironaNocturna } from '../media/pictures';
import type { HeroCopy } from './page';
import type { Item } from './sections';

export const hero: HeroCopy = {
  title: 'Contacto',
  lead: 'Cuéntanos qué necesitas y dónde. Te diremos si se puede volar, cuándo y por cuánto, en un día laborable.',
  annotation: 'La ciudad en la hora azul',
  background: { kind: 'picture', picture: gironaNocturna },
  actions: [],
};

export const map = {
  title: 'Dónde estamos',
  lead: 'Nuestra base está en Girona, a media hora de la costa y a una hora de Barcelona y del Pirineo.',
  frameTitle: 'Mapa de Girona',
  linkLabel: 'Abrir el mapa en OpenStreetMap',
  frameAddress:
    'https://www.openstreetmap.org/export/embed.html?bbox=2.7950%2C41.9640%2C2.8550%2C42.0000&layer=mapnik&marker=41.9830%2C2.8240',
  linkAddress: 'https://www.openstreetmap.org/?mlat=41.9830&mlon=2.8240#map=14/41.9830/2.8240',
};

export const values: { title: string; items: readonly Item[] } = {
  title: 'Qué puedes esperar',
  items: [
    {
      title: 'Respuesta clara',
      description: 'Contesta quien va a volar. Si tu idea no es viable, te explicamos por qué y qué alternativa hay.',
    },
    {
      title: 'Precio cerrado',
      description: 'Desplazamiento, permisos y edición por escrito antes de empezar. Sin extras al final.',
    },
    {
      title: 'Plazo comprometido',
      description: 'Fecha de vuelo, fecha de reserva por meteorología y fecha de entrega, las tres en el presupuesto.',
    },
  ],
};

export const availability = {
  title: 'Disponibilidad',
  text: 'Los vuelos se hacen también en fin de semana si la luz o el evento lo piden: pregúntanos por tu fecha.',
};

export const form = {
  title: 'Envíanos un Mensaje',
  lead: 'Con el lugar, la fecha aproximada y el uso previsto podemos darte un presupuesto a la primera.',
};
