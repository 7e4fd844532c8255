import { BackgroundVideo, Button, PageHero } from '@tramuntana/ui';
import { castle, cove, orbit } from '../pictures';
import { Specimen, State } from '../Specimen';

const LEAD = 'Vídeo, fotografía y fotogrametría con dron en Girona y Barcelona.';
const LONG = 'Inspección de obras, cubiertas e infraestructuras con informe técnico';
const back = <a href="#portadas">Volver a servicios</a>;
const actions = (
  <>
    <Button>Solicitar presupuesto</Button>
    <Button variant="secondary">Ver proyectos</Button>
  </>
);

export function Heroes() {
  return (
    <Specimen name="PageHero">
      <State label="con vídeo, a toda pantalla">
        <PageHero
          size="full"
          title="Imágenes desde el aire"
          lead={LEAD}
          annotation="41.98° N 2.82° E · 118 m · 24 mm"
          background={<BackgroundVideo poster={castle} sources={orbit} label={castle.alt} />}
          actions={actions}
        />
      </State>
      <State label="con imagen, título largo y vuelta">
        <PageHero title={LONG} lead={LEAD} picture={cove} backLink={back} annotation="41.87° N 3.18° E · 96 m" />
      </State>
      <State label="sin imagen">
        <PageHero title="Política de privacidad" lead="Qué datos guardamos y para qué." backLink={back} />
      </State>
    </Specimen>
  );
}
