import { css } from '@emotion/react';
import { Children, isValidElement, type ReactNode, useEffect } from 'react';
import { space } from '../theme/tokens';
import { CarouselControls } from './CarouselControls';
import { usePlaying } from './usePlaying';
import { useSlides } from './useSlides';

type Props = {
  /** Name of the carousel for assistive technology: 'Proyectos destacados'. */
  label: string;
  /** Width of a slide. If it is below the carousel's width, part of the next slide shows. */
  slideWidth?: string;
  /** Milliseconds until the next slide. Without it there is no autoplay and no pause button. */
  playEvery?: number;
  /** One child per slide. */
  children: ReactNode;
  className?: string;
};

/**
 * Slides by Embla: arrows, swipe, arrow keys. The server's HTML has every slide, and without scripts the row scrolls. Its
 * code may therefore load late, by `import('@tramuntana/ui/carousel')`.
 */
export function Carousel({ label, slideWidth = '100%', playEvery, children, className }: Props) {
  const slides = Children.toArray(children);
  const { viewport, embla, index, stops, seen, step } = useSlides(slides.length);
  const { playing, setPlaying, holds } = usePlaying(step, playEvery);

  // A visitor who turns the slides ends the autoplay.
  const move = (by: 1 | -1) => {
    setPlaying(false);
    step(by);
  };
  useEffect(() => {
    const takeOver = () => setPlaying(false);
    embla?.on('pointerDown', takeOver);
    return () => {
      embla?.off('pointerDown', takeOver);
    };
  }, [embla, setPlaying]);

  return (
    <section aria-roledescription="carrusel" aria-label={label} className={className}>
      <div ref={viewport} {...holds} css={view}>
        <ol aria-live={playing ? 'off' : 'polite'} css={row}>
          {slides.map((slide, position) => (
            <li
              key={isValidElement(slide) ? slide.key : position}
              aria-roledescription="diapositiva"
              aria-label={`${position + 1} de ${slides.length}`}
              inert={seen?.includes(position) === false}
              style={{ flexBasis: slideWidth }}
              css={item}
            >
              {slide}
            </li>
          ))}
        </ol>
      </div>
      {stops > 1 && (
        <CarouselControls
          index={index}
          stops={stops}
          onStep={move}
          playing={playEvery === undefined ? undefined : playing}
          onPlay={setPlaying}
        />
      )}
    </section>
  );
}

const view = css({
  overflow: 'hidden',
  // Space for the focus ring of a link in a slide.
  margin: -4,
  padding: 4,
  '@media (scripting: none)': { overflowX: 'auto', scrollSnapType: 'x mandatory', scrollPaddingInline: 4 },
});
const row = css({
  display: 'flex',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  touchAction: 'pan-y pinch-zoom',
});
const item = css({ flex: '0 0 auto', minWidth: 0, maxWidth: '100%', scrollSnapAlign: 'start' });
