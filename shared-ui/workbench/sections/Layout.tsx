import { css } from '@emotion/react';
import { Button, Container, color, FlightLog, Section, VisuallyHidden } from '@tramuntana/ui';
import { Specimen, State } from '../Specimen';

const LEAD = 'Imagen aérea para turismo, obra y patrimonio, con los permisos resueltos y la luz elegida.';
const all = (
  <Button variant="ghost" asChild>
    <a href="#estructura">Ver todos</a>
  </Button>
);

export function Layout() {
  return (
    <>
      <Specimen name="Section">
        <State label="ground, con título, entrada y acción">
          <Section title="Proyectos recientes" lead={LEAD} action={all}>
            <p>Contenido de la banda.</p>
          </Section>
        </State>
        <State label="sand">
          <Section tone="sand" title="Banda de arena">
            <p>Contenido de la banda.</p>
          </Section>
        </State>
        <State label="surface, partida">
          <Section tone="surface" title="Preguntas frecuentes" lead={LEAD} split>
            <p>El contenido al lado del título en una pantalla ancha.</p>
          </Section>
        </State>
      </Specimen>
      <Specimen name="Container">
        <State label="page">
          <Container css={outlined}>La columna de la página.</Container>
        </State>
        <State label="text">
          <Container width="text" css={outlined}>
            La columna para leer: entre 60 y 72 letras por línea, que es lo que el ojo sigue sin perderse al volver.
          </Container>
        </State>
      </Specimen>
      <Specimen name="FlightLog">
        <FlightLog>41.98° N 2.82° E · 118 m · 24 mm</FlightLog>
      </Specimen>
      <Specimen name="VisuallyHidden">
        <p>
          Lo que sigue se oye y no se ve:<VisuallyHidden> un texto para lectores de pantalla</VisuallyHidden>.
        </p>
      </Specimen>
    </>
  );
}

const outlined = css({ outline: `1px dashed ${color.control}`, paddingBlock: 12 });
