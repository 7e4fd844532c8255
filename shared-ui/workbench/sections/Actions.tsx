import { Button } from '@tramuntana/ui';
import { ArrowRight, Phone } from '@tramuntana/ui/icons';
import { Specimen, State } from '../Specimen';

const VARIANTS = ['primary', 'secondary', 'ghost'] as const;
const LONG = 'Solicitar un presupuesto para una inspección técnica con informe';

export function Actions() {
  return VARIANTS.map((variant) => (
    <Specimen key={variant} name={`Button ${variant}`}>
      <State label="tamaños" row>
        <Button variant={variant}>Solicitar presupuesto</Button>
        <Button variant={variant} size="s">
          Ver más
        </Button>
      </State>
      <State label="con icono" row>
        <Button variant={variant}>
          <Phone size={18} /> Llamar
        </Button>
        <Button variant={variant}>
          Ver servicios <ArrowRight size={18} />
        </Button>
      </State>
      <State label="desactivado, ocupado" row>
        <Button variant={variant} disabled>
          Agotado
        </Button>
        <Button variant={variant} busy>
          Enviando…
        </Button>
      </State>
      <State label="un enlace (asChild)" row>
        <Button variant={variant} asChild>
          <a href="#acciones">Contactar</a>
        </Button>
      </State>
      <State label="texto largo" row>
        <Button variant={variant}>{LONG}</Button>
      </State>
    </Specimen>
  ));
}
