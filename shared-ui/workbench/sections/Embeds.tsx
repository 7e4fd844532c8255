import { Embed } from '@tramuntana/ui';
import { castle } from '../pictures';
import { Specimen, State } from '../Specimen';

export function Embeds() {
  return (
    <Specimen name="Embed">
      <State label="de nuestro origen: se carga al verse">
        <Embed sameOrigin src="/frame.html" title="Visita virtual" height={240} linkLabel="Abrir la visita aparte" />
      </State>
      <State label="de otros: espera a que se pida">
        <Embed
          sameOrigin={false}
          src="https://modelos.example/castillo"
          title="el modelo 3D del castillo"
          picture={castle}
          height={320}
          linkLabel="Abrir el modelo en modelos.example"
        />
      </State>
      <State label="de otros, sin imagen">
        <Embed
          sameOrigin={false}
          src="https://modelos.example/masia"
          title="el modelo 3D de la masía"
          height={240}
          linkLabel="Abrir la masía en modelos.example"
        />
      </State>
    </Specimen>
  );
}
