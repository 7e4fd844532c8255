import { css } from '@emotion/react';
import { Card, Carousel, Picture, radius } from '@tramuntana/ui';
import { castle, cove, farmhouse, roofs } from '../pictures';
import { Specimen, State } from '../Specimen';

const pictures = [cove, roofs, farmhouse, castle];

export function Carousels() {
  return (
    <Specimen name="Carousel">
      <State label="una diapositiva, pasa sola">
        <Carousel label="Proyectos destacados" playEvery={6000}>
          {pictures.map((picture) => (
            <Picture
              key={picture.src}
              picture={picture}
              sizes="(min-width: 80rem) 74rem, 100vw"
              ratio="16 / 9"
              css={rounded}
            />
          ))}
        </Carousel>
      </State>
      <State label="varias a la vista, a mano">
        <Carousel label="Más proyectos" slideWidth="min(82%, 22rem)">
          {pictures.map((picture) => (
            <Card
              key={picture.src}
              media={<Picture picture={picture} sizes="22rem" ratio="3 / 2" alt="" />}
              title={<a href="#carrusel">{picture.alt}</a>}
            />
          ))}
        </Carousel>
      </State>
      <State label="una sola: nada que mover">
        <Carousel label="El único proyecto" slideWidth="min(100%, 22rem)">
          <Picture picture={cove} sizes="22rem" ratio="3 / 2" css={rounded} />
        </Carousel>
      </State>
    </Specimen>
  );
}

const rounded = css({ borderRadius: radius.m });
