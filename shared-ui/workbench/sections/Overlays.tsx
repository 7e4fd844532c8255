import { Button, Checkbox, Dialog, DialogClose, Sheet, Tooltip, tooltipDelay } from '@tramuntana/ui';
import { Specimen, State } from '../Specimen';

const SIDES = { right: 'Filtros a la derecha', left: 'Filtros a la izquierda', bottom: 'Filtros abajo' } as const;
const LONG = Array.from({ length: 40 }, () => 'El vuelo se hace de día y con el permiso de la propiedad.').join(' ');

export function Overlays() {
  return (
    <>
      <Specimen name="Dialog">
        <State label="pregunta; texto largo" row>
          <Dialog
            trigger={<Button variant="secondary">Vaciar el carrito</Button>}
            title="¿Vaciar el carrito?"
            description="Se quitarán los tres productos que hay en él."
            actions={
              <>
                <Button>Vaciar</Button>
                <DialogClose>
                  <Button variant="secondary">Cancelar</Button>
                </DialogClose>
              </>
            }
          />
          <Dialog trigger={<Button variant="secondary">Leer las condiciones</Button>} title="Condiciones del vuelo">
            <p>{LONG}</p>
          </Dialog>
        </State>
      </Specimen>
      <Specimen name="Sheet">
        <State label="por sus lados" row>
          {(Object.keys(SIDES) as (keyof typeof SIDES)[]).map((side) => (
            <Sheet
              key={side}
              side={side}
              title="Filtrar productos"
              trigger={<Button variant="secondary">{SIDES[side]}</Button>}
            >
              <Checkbox>Drones</Checkbox>
              <Checkbox>Baterías</Checkbox>
            </Sheet>
          ))}
        </State>
      </Specimen>
      <Specimen name="Tooltip">
        <State label="a los 700 ms; en un carrusel, a los 200" row>
          <Tooltip hint="Se guarda en este dispositivo">
            <Button variant="secondary">Guardar</Button>
          </Tooltip>
          <Tooltip hint="Siguiente" delay={tooltipDelay.carousel} side="right">
            <Button variant="secondary">Diapositiva siguiente</Button>
          </Tooltip>
        </State>
      </Specimen>
    </>
  );
}
