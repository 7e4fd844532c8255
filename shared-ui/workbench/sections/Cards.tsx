import { Badge, Card, CardGrid, Chip, Picture, Rating } from '@tramuntana/ui';
import { castle, cove, farmhouse, roofs } from '../pictures';
import { Specimen, State } from '../Specimen';

const SIZES = '(min-width: 768px) 30vw, 100vw';
const LONG = 'Fotogrametría y modelos digitales de superficie para obras, patrimonio y ordenación del territorio';
const WORD = 'Fotogrametría';

export function Cards() {
  return (
    <>
      <Specimen name="Card en CardGrid">
        <CardGrid>
          <Card
            media={<Picture picture={cove} sizes={SIZES} ratio="3 / 2" alt="" />}
            meta={<Badge>Turismo</Badge>}
            title={<a href="#tarjetas">Con imagen y etiqueta</a>}
          >
            <p>Una línea que dice de qué va.</p>
          </Card>
          <Card
            media={<Picture picture={roofs} sizes={SIZES} ratio="3 / 2" alt="" />}
            title={<a href="#tarjetas">{LONG}</a>}
            footer={<Rating value={4.6} reviews={128} />}
          >
            <p>Con un título largo, un texto de varias líneas y un pie que se queda abajo en todas las de su fila.</p>
          </Card>
          <Card title={<a href="#tarjetas">Sin imagen</a>} meta="12 de marzo de 2025">
            <p>Empieza por una línea fina.</p>
          </Card>
        </CardGrid>
      </Specimen>
      <Specimen name="Card sin enlace">
        <Card title="Solo un título" />
      </Specimen>
      <Specimen name="CardGrid snap (en el móvil, una fila que se desliza)">
        <CardGrid snap>
          {[cove, roofs, farmhouse, castle].map((picture) => (
            <Card
              key={picture.src}
              media={<Picture picture={picture} sizes={SIZES} ratio="16 / 9" alt="" />}
              title={<a href="#tarjetas">{picture.alt}</a>}
            />
          ))}
        </CardGrid>
      </Specimen>
      <Specimen name="Badge">
        <State label="solo, con cifra, larga" row>
          <Badge>Nuevo</Badge>
          <Badge>−15 %</Badge>
          <Badge>Piloto certificado STS-01</Badge>
        </State>
      </Specimen>
      <Specimen name="Chip">
        <State label="botón, elegido, desactivado" row>
          <Chip>{WORD}</Chip>
          <Chip selected>FPV</Chip>
          <Chip disabled>Indoor</Chip>
        </State>
        <State label="enlace, elegido" row>
          <Chip asChild>
            <a href="#tarjetas">Bodas</a>
          </Chip>
          <Chip asChild selected>
            <a href="#tarjetas">Todos</a>
          </Chip>
        </State>
      </Specimen>
    </>
  );
}
