import { css } from '@emotion/react';
import { Checkbox, Field, Input, QuantityStepper, Select, Slider, space, Textarea } from '@tramuntana/ui';
import { useState } from 'react';
import { Specimen, State } from '../Specimen';

const euros = (value: number) => (value === 5000 ? 'Sin límite' : `Hasta ${value} €`);
const LONG =
  'He leído la información básica sobre protección de datos y acepto que me contesten por correo electrónico.';

export function Fields() {
  return (
    <>
      <Specimen name="Field con Input">
        <div css={columns}>
          <State label="vacío, con ejemplo">
            <Field label="Nombre">{(props) => <Input {...props} placeholder="Por ejemplo, Núria Soler" />}</Field>
          </State>
          <State label="lleno, con ayuda">
            <Field label="Teléfono" hint="Solo para contestarte.">
              {(props) => <Input {...props} type="tel" defaultValue="+34 972 00 00 00" />}
            </Field>
          </State>
          <State label="con error">
            <Field label="Email" hint="No lo compartimos." error="Email inválido">
              {(props) => <Input {...props} type="email" defaultValue="sin arroba" />}
            </Field>
          </State>
          <State label="desactivado">
            <Field label="País">{(props) => <Input {...props} disabled defaultValue="España" />}</Field>
          </State>
        </div>
      </Specimen>
      <Specimen name="Field con Textarea">
        <div css={columns}>
          <State label="vacío">
            <Field label="Mensaje">{(props) => <Textarea {...props} placeholder="Cuéntanos qué necesitas" />}</Field>
          </State>
          <State label="con error">
            <Field label="Comentario" error="El mensaje es demasiado corto">
              {(props) => <Textarea {...props} defaultValue="Hola" />}
            </Field>
          </State>
        </div>
      </Specimen>
      <Specimen name="Field con Select">
        <div css={columns}>
          <State label="elegido">
            <Field label="Ordenar por">{(props) => <Select {...props}>{options}</Select>}</Field>
          </State>
          <State label="con error">
            <Field label="Servicio" error="Elige un servicio">
              {(props) => <Select {...props}>{options}</Select>}
            </Field>
          </State>
          <State label="desactivado">
            <Field label="Provincia">
              {(props) => (
                <Select {...props} disabled>
                  <option>Girona</option>
                </Select>
              )}
            </Field>
          </State>
        </div>
      </Specimen>
      <Specimen name="Checkbox">
        <State label="sin marcar, marcado, desactivado" row>
          <Checkbox>Drones</Checkbox>
          <Checkbox defaultChecked>Baterías</Checkbox>
          <Checkbox disabled>Agotados</Checkbox>
          <Checkbox disabled defaultChecked>
            Siempre
          </Checkbox>
        </State>
        <State label="texto largo, con error">
          <Checkbox error="Acepta la política de privacidad">{LONG}</Checkbox>
        </State>
      </Specimen>
      <Specimen name="Slider">
        <div css={columns}>
          <State label="a medias">
            <Slider label="Precio máximo" max={5000} step={100} defaultValue={1500} format={euros} />
          </State>
          <State label="al final">
            <Slider label="Precio tope" max={5000} step={100} defaultValue={5000} format={euros} />
          </State>
          <State label="desactivado">
            <Slider label="Altura" max={120} defaultValue={0} format={(value) => `${value} m`} disabled />
          </State>
        </div>
      </Specimen>
      <Specimen name="QuantityStepper">
        <Steppers />
      </Specimen>
    </>
  );
}

const options = ['Relevancia', 'Precio: de menor a mayor', 'Las mejor valoradas por quienes las han comprado'].map(
  (option) => <option key={option}>{option}</option>,
);

function Steppers() {
  const [value, setValue] = useState(3);
  return (
    <State label="entre medias, al mínimo, al máximo" row>
      <QuantityStepper label="Cantidad de hélices" value={value} max={10} onChange={setValue} />
      <QuantityStepper label="Cantidad de baterías" value={1} onChange={setValue} />
      <QuantityStepper label="Cantidad de drones" value={10} max={10} onChange={setValue} />
    </State>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space.xl,
});
