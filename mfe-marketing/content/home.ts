import {
  bodaMasiaVideo,
  cinewhoop1,
  costaBravaVideo,
  dronCamaraPro1,
  dronFpvRacer1,
  gironaTejados,
  inmueblesTurismo,
  masiaJardin,
} from '../media/pictures';
import { exploreServices, requestQuote } from './actions';
import type { HeroCopy } from './page';
import type { CardItem, Item } from './sections';
import { townModelViewer } from './viewers/townModel';

export const hero: HeroCopy = {
  title: 'El punto de vista que le faltaba a tu proyecto',
  lead: 'Grabamos, medimos e inspeccionamos desde el aire en Girona, Barcelona y toda Cataluña. Con pilotos certificados, permisos en regla y entrega en plazo.',
  annotation: 'Vuelo sobre una cala de la Costa Brava · 24 fps',
  background: { kind: 'video', video: costaBravaVideo },
  actions: [exploreServices, requestQuote],
};

export const services = {
  title: 'Servicios',
  lead: 'Del plano de cine al plano topográfico, un mismo equipo: el que te atiende al teléfono es el que despega.',
};

export const process: { title: string; lead: string; steps: readonly Item[] } = {
  title: 'Cómo trabajamos',
  lead: 'Cuatro pasos, sin letra pequeña. En cada uno sabes qué hacemos, cuándo y cuánto cuesta.',
  steps: [
    {
      title: 'Consulta inicial',
      description:
        'Nos cuentas qué necesitas y dónde. Te decimos si se puede volar y te enviamos un presupuesto cerrado.',
    },
    {
      title: 'Planificación',
      description: 'Espacio aéreo, permisos, meteorología y luz: preparamos el vuelo y una fecha de reserva.',
    },
    {
      title: 'Ejecución',
      description: 'Despegamos con evaluación de riesgos, zona acotada y seguro. Ves las tomas en el momento.',
    },
    {
      title: 'Entrega',
      description: 'Imágenes, datos o informe en el formato que usas, con soporte hasta que todo encaje.',
    },
  ],
};

export const projects: { title: string; lead: string; items: readonly CardItem[] } = {
  title: 'Proyectos destacados',
  lead: 'Cuatro encargos que explican mejor que nosotros lo que hacemos.',
  items: [
    {
      title: 'Dos tours virtuales inmobiliarios',
      description: 'Una villa y una masía que se visitan sin llave.',
      picture: masiaJardin,
      to: '/servicios/proyectos1',
    },
    {
      title: 'Una boda al anochecer',
      description: 'Veinte minutos de hora azul en una masía.',
      picture: bodaMasiaVideo.poster,
      to: '/servicios/proyectos2',
    },
    {
      title: 'Un casco antiguo en 3D',
      description: 'Tejados y calles medibles al centímetro.',
      picture: gironaTejados,
      to: '/servicios/proyectos3',
    },
    {
      title: 'Una villa en un solo plano',
      description: 'Recorrido FPV del jardín al salón y vuelta.',
      picture: inmueblesTurismo,
      to: '/servicios/proyectos4',
    },
  ],
};

export const drones: {
  title: string;
  lead: string;
  items: readonly CardItem[];
  sample: { label: string; to: string };
} = {
  title: 'Tres familias de drones',
  lead: 'Elegimos la máquina por el plano, no al revés.',
  items: [
    {
      title: 'Estabilizados',
      description: 'Cardán de tres ejes y sensor de gran formato para planos firmes, incluso con brisa.',
      picture: dronCamaraPro1,
      to: '/servicios/drones-estabilizados-caracteristicas-usos-beneficios',
    },
    {
      title: 'FPV',
      description: 'Vuelo en primera persona hasta 200 km/h y más: persecuciones, acrobacia y planos secuencia.',
      picture: dronFpvRacer1,
      to: '/servicios/drones-fpv-caracteristicas-usos-beneficios',
    },
    {
      title: 'Indoor',
      description: 'Hélices protegidas para naves, hoteles y fábricas en marcha, sin depender del GPS.',
      picture: cinewhoop1,
      to: '/servicios/drones-indoor-caracteristicas-usos-beneficios',
    },
  ],
  sample: { label: 'Ver un vídeo de muestra', to: '/servicios/video-drone' },
};

export const credentials: {
  title: string;
  lead: string;
  certifications: readonly Item[];
  pilotCategories: readonly string[];
  partnersTitle: string;
  partners: readonly Item[];
} = {
  title: 'Certificaciones y colaboradores',
  lead: 'Volar bien es, antes que nada, volar en regla.',
  certifications: [
    {
      title: 'Operadora registrada en AESA',
      description: 'Inscrita ante la autoridad de aviación civil, con seguro de responsabilidad civil en cada vuelo.',
    },
    {
      title: 'Pilotos en categorías abierta y específica',
      description: 'Titulación en todas las subcategorías abiertas y en los dos escenarios estándar europeos.',
    },
  ],
  pilotCategories: ['A1', 'A2', 'A3', 'STS-01', 'STS-02'],
  partnersTitle: 'Colaboradores',
  partners: [
    {
      title: 'Socio de equipamiento profesional',
      description: 'Acuerdo con un distribuidor de drones de empresa: mantenimiento oficial y equipo de sustitución.',
    },
    {
      title: 'Federación catalana de aeromodelismo',
      description: 'Miembros federados, con entrenamiento periódico en campo de vuelo autorizado.',
    },
  ],
};

export const model = {
  title: 'Gíralo tú',
  lead: 'Esto es lo que recibe quien nos encarga un levantamiento: un modelo que se mira desde cualquier lado y se mide sin instalar nada.',
  frame: townModelViewer,
};

export const contact = {
  title: 'Hablemos de tu proyecto',
  lead: 'Dinos qué quieres grabar, medir o inspeccionar. Te respondemos en un día laborable.',
};
