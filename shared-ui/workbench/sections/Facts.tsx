import { Checklist, Faq, Rating, StatGrid, StepList } from '@tramuntana/ui';
import { Specimen, State } from '../Specimen';

export function Facts() {
  return (
    <>
      <Specimen name="StatGrid">
        <StatGrid
          items={[
            { value: '100+', label: 'Proyectos realizados' },
            { value: '98 %', label: 'Clientes satisfechos' },
            { value: '6+', label: 'Años de experiencia' },
            { value: '100 %', label: 'Cobertura en Cataluña' },
          ]}
        />
      </Specimen>
      <Specimen name="StepList">
        <State label="tres pasos">
          <StepList steps={steps.slice(0, 3)} />
        </State>
        <State label="cuatro pasos">
          <StepList steps={steps} />
        </State>
      </Specimen>
      <Specimen name="Checklist">
        <Checklist
          items={[
            'Permisos y coordinación del vuelo',
            'Vídeo 4K',
            'Entrega en línea, con una copia de seguridad durante un año y las licencias de la música que suena',
          ]}
        />
      </Specimen>
      <Specimen name="Faq">
        <Faq
          items={[
            { question: '¿Hace falta un permiso?', answer: 'Nos encargamos nosotros: depende de la zona.' },
            {
              question: '¿Qué pasa si el día del rodaje hace viento, llueve o el espacio aéreo se cierra sin aviso?',
              answer: 'Buscamos otra fecha sin coste.',
            },
          ]}
        />
      </Specimen>
      <Specimen name="Rating">
        <State label="sin opiniones, con una, con muchas" row>
          <Rating value={0} reviews={0} />
          <Rating value={3.5} reviews={1} />
          <Rating value={4.7} reviews={1280} />
          <Rating value={5} />
        </State>
      </Specimen>
    </>
  );
}

const steps = [
  { title: 'Hablamos', description: 'Qué necesitas, dónde y para cuándo.' },
  { title: 'Planificamos', description: 'Permisos, luz y plan de vuelo, con un segundo día por si cambia el tiempo.' },
  { title: 'Volamos', description: 'Piloto y operador de cámara.' },
  { title: 'Entregamos', description: 'En línea, listo para publicar.' },
];
