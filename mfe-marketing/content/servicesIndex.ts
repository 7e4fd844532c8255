import { costaCenital } from '../media/pictures';
import { requestQuote } from './actions';
import type { HeroCopy } from './page';
import type { CallToActionSection, Figure, Item } from './sections';

export const hero: HeroCopy = {
  title: 'Servicios',
  lead: 'Imagen que emociona y datos que se pueden medir. Elige la especialidad y te contamos cómo la trabajamos, con qué equipo y en qué plazo.',
  annotation: 'Costa en vista cenital',
  background: { kind: 'picture', picture: costaCenital },
  actions: [],
};

export const stats: readonly Figure[] = [
  { value: '100+', label: 'proyectos' },
  { value: '98 %', label: 'clientes satisfechos' },
  { value: '6+', label: 'años' },
  { value: '100 %', label: 'cobertura en Cataluña' },
];

export const catalog = {
  title: 'Qué podemos hacer por ti',
  lead: 'Cada servicio tiene su página, con entregables, método y respuestas a lo que suele preguntarse.',
};

export const reasons: { title: string; items: readonly Item[] } = {
  title: 'Por qué elegirnos',
  items: [
    {
      title: 'Seguridad',
      description:
        'Operadora registrada en AESA, pilotos certificados, evaluación de riesgos antes de cada vuelo y seguro de responsabilidad civil.',
    },
    {
      title: 'Calidad',
      description: 'Cámaras 4K, 6K y 8K, corrección RTK cuando se mide y una revisión técnica antes de cada entrega.',
    },
    {
      title: 'Entrega rápida',
      description:
        'Informes de inspección en 24-96h y tours virtuales en 7 a 10 días. La fecha figura en el presupuesto.',
    },
  ],
};

export const callToAction: CallToActionSection = {
  kind: 'callToAction',
  title: '¿No sabes qué servicio encaja?',
  lead: 'Explícanos el problema con tus palabras. Si el dron no es la mejor herramienta, también te lo diremos.',
  actions: [requestQuote],
};
