import { css } from '@emotion/react';
import { Container, color, media, notPrinted, radius, space } from '@tramuntana/ui';
import { heroSlides } from '../../../../content/listing';
import { dronCamaraPro1, gafasFpv2, miniDronIniciacion3 } from '../../../../media/pictures';
import { HeroSlide } from './HeroSlide';
import { SlideControls } from './SlideControls';
import { useSlideShow } from './useSlideShow';
import { useSwipe } from './useSwipe';

// The list below shows these pictures, too. Another picture would cost 350 bytes.
const pictures = { camera: dronCamaraPro1, offers: gafasFpv2, beginners: miniDronIniciacion3 };
const count = heroSlides.length;

/**
 * Three slides in a ring (docs/product/shop.md#slides-1). Without scripts only the first shows. The kit's carousel weighs
 * fifteen times as much (docs/decisions/0018).
 */
export function HeroCarousel() {
  const { holds, ...show } = useSlideShow(count);
  const swipe = useSwipe(show.step);
  return (
    <Container css={[room, notPrinted]}>
      <section aria-roledescription="carrusel" aria-label="Destacados de la tienda" {...holds} css={carousel}>
        <div css={slides} aria-live={show.playing ? 'off' : 'polite'} {...swipe}>
          {heroSlides.map((slide, position) => (
            <HeroSlide
              key={slide.to}
              slide={slide}
              picture={pictures[slide.picture]}
              position={`${position + 1} de ${count}`}
              shown={position === show.index}
              priority={position === 0}
            />
          ))}
        </div>
        <SlideControls count={count} {...show} />
      </section>
    </Container>
  );
}

const room = css({ paddingBlockStart: space.l });
const carousel = css({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: color.sand,
});
const slides = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  touchAction: 'pan-y pinch-zoom',
  [media.tablet]: { minHeight: '24rem' },
  [media.desktop]: { minHeight: '28rem' },
});
