import { css } from '@emotion/react';
import { BackgroundVideo, Picture, radius, Video } from '@tramuntana/ui';
import { castle, cove, farmhouse, orbit, roofs } from '../pictures';
import { Specimen, State } from '../Specimen';

const SIZES = '(min-width: 80rem) 74rem, 100vw';
const missing = { ...roofs, src: '/no-existe.webp', sources: [], alt: 'Una imagen que no llega deja su color' };

export function Media() {
  return (
    <>
      <Specimen name="Picture">
        <State label="entera">
          <Picture picture={cove} sizes={SIZES} />
        </State>
        <State label="recortada a 21 / 9">
          <Picture picture={farmhouse} sizes={SIZES} ratio="21 / 9" />
        </State>
        <State label="mientras llega (o si no llega): su color y una versión mínima">
          <Picture picture={missing} sizes={SIZES} ratio="21 / 9" />
        </State>
      </Specimen>
      <Specimen name="Video">
        <State label="con portada">
          <Video title="Órbita alrededor de un castillo" poster={castle} sources={orbit} />
        </State>
        <State label="sin portada">
          <Video title="Órbita, sin portada" sources={orbit} />
        </State>
      </Specimen>
      <Specimen name="BackgroundVideo">
        <div css={stage}>
          <BackgroundVideo poster={castle} sources={orbit} label={castle.alt} />
        </div>
      </Specimen>
    </>
  );
}

const stage = css({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.m,
});
