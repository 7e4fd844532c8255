import { css } from '@emotion/react';
import { Container, color, media, radius, space, text } from 'shared-ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'shared-ui/icons';
import { heroSlides } from '../../../../content/listing';
import { dronCamaraPro1, gafasFpv3, miniDronIniciacion3 } from '../../../../media/pictures';
import { HeroSlide } from './HeroSlide';
import { useSlideShow } from './useSlideShow';
import { useSwipe } from './useSwipe';

const pictures = { camera: dronCamaraPro1, offers: gafasFpv3, beginners: miniDronIniciacion3 };
const count = heroSlides.length;

/** Three slides in a ring (specification, sections 2 and 4). Without scripts the first stands alone. */
export function HeroCarousel() {
  const { index, playing, step, toggle, hold } = useSlideShow(count);
  const swipe = useSwipe(step);
  return (
    <Container css={room}>
      <section
        aria-roledescription="carrusel"
        aria-label="Destacados de la tienda"
        onPointerEnter={() => hold(true)}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
        css={carousel}
      >
        <div css={slides} aria-live={playing ? 'off' : 'polite'} {...swipe}>
          {heroSlides.map(({ title, text: words, label, to, picture }, place) => (
            <HeroSlide
              key={to}
              title={title}
              words={words}
              label={label}
              to={to}
              picture={pictures[picture]}
              place={`${place + 1} de ${count}`}
              shown={place === index}
              priority={place === 0}
            />
          ))}
        </div>
        <div css={controls}>
          <button type="button" aria-label="Diapositiva anterior" onClick={() => step(-1)} css={control}>
            <ChevronLeft size={22} aria-hidden />
          </button>
          <button type="button" aria-label="Diapositiva siguiente" onClick={() => step(1)} css={control}>
            <ChevronRight size={22} aria-hidden />
          </button>
          <button
            type="button"
            aria-label={playing ? 'Pausar el carrusel' : 'Reproducir el carrusel'}
            onClick={toggle}
            css={control}
          >
            {playing ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
          </button>
          <span aria-hidden css={place}>{`${index + 1} / ${count}`}</span>
        </div>
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
  touchAction: 'pan-y',
  [media.tablet]: { minHeight: '24rem' },
  [media.desktop]: { minHeight: '28rem' },
});
const controls = css({
  position: 'absolute',
  insetBlockEnd: space.m,
  insetInlineStart: space.l,
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  '@media (scripting: none)': { display: 'none' },
  [media.tablet]: { insetInlineStart: space.xl },
  [media.desktop]: { insetInlineStart: space.xxl },
});
const control = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: `1px solid ${color.control}`,
  borderRadius: radius.pill,
  background: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  '&:hover': { borderColor: color.ink },
  '&:focus-visible': { borderRadius: radius.pill },
});
const place = css({ ...text.log, marginInlineStart: space.s, color: color.muted });
