import { pirineosAlba } from '../media/pictures';
import { requestInformation } from './actions';
import type { HeroCopy } from './page';
import type { CallToActionSection, Figure, Item } from './sections';

export const hero: HeroCopy = {
  title: 'Sobre Nosotros',
  lead: 'Nos llamamos como el viento del norte porque nos ha enseñado casi todo: cuándo volar, cuándo esperar y cómo volver con la imagen.',
  annotation: 'Pirineo al alba',
  background: { kind: 'picture', picture: pirineosAlba },
  actions: [],
};

export const identity: { title: string; items: readonly Item[] } = {
  title: 'Quiénes somos',
  items: [
    {
      title: 'Misión',
      description:
        'Poner el aire al servicio de quien trabaja en tierra: dar a agencias, técnicos y organizadores imágenes y medidas en las que puedan confiar.',
    },
    {
      title: 'Visión',
      description:
        'Que inspeccionar una cubierta o contar un territorio sea más seguro, más rápido y menos costoso que hace diez años, sin perder rigor.',
    },
    {
      title: 'Equipo',
      description:
        'Pilotos, operadores de cámara, técnicos en topografía y montadores. Pocas personas, perfiles complementarios y la misma mesa de trabajo.',
    },
  ],
};

export const achievements: { title: string; items: readonly Figure[] } = {
  title: 'Nuestros logros',
  items: [
    { value: '100+', label: 'proyectos completados' },
    { value: '98 %', label: 'clientes satisfechos' },
    { value: '10+', label: 'certificaciones' },
    { value: '6+', label: 'años de experiencia' },
  ],
};

export const checklists: readonly { title: string; items: readonly string[] }[] = [
  {
    title: 'Experiencia',
    items: [
      'Más de seis años volando en costa, montaña y ciudad',
      'Operaciones en entorno urbano y espacio aéreo controlado',
      'Pilotos titulados en A1, A2, A3, STS-01 y STS-02',
      'Trabajo habitual con constructoras, agencias y productoras',
      'Cobertura en toda Cataluña, con base en Girona',
    ],
  },
  {
    title: 'Calidad',
    items: [
      'Evaluación de riesgos por escrito antes de cada vuelo',
      'Equipos duplicados y revisados según el fabricante',
      'Mediciones contrastadas con puntos de control en campo',
      'Edición, etalonaje e informes hechos en casa',
      'Presupuesto cerrado y fecha de entrega por escrito',
    ],
  },
];

export const callToAction: CallToActionSection = {
  kind: 'callToAction',
  title: 'Ven a conocernos, o vamos nosotros',
  lead: 'Un café en Girona o una visita a tu obra. Casi todos nuestros proyectos han empezado así.',
  actions: [requestInformation],
};
