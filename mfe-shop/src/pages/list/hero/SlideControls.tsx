import { css } from '@emotion/react';
import { color, media, radius, space, text } from '@tramuntana/ui';
import { ChevronLeft, ChevronRight, type Icon, Pause, Play } from '@tramuntana/ui/icons';
import { Hint } from './Hint';
import type { SlideShow } from './useSlideShow';

type Props = Omit<SlideShow, 'holds'> & { count: number };

/** Arrows, the pause button and the position. */
export function SlideControls({ index, count, playing, step, toggle }: Props) {
  return (
    <div css={controls}>
      <Control hint="Anterior" name="Diapositiva anterior" icon={ChevronLeft} press={() => step(-1)} />
      <Control hint="Siguiente" name="Diapositiva siguiente" icon={ChevronRight} press={() => step(1)} />
      {playing ? (
        <Control hint="Pausar" name="Pausar el carrusel" icon={Pause} press={toggle} />
      ) : (
        <Control hint="Reproducir" name="Reproducir el carrusel" icon={Play} press={toggle} />
      )}
      <span aria-hidden css={position}>{`${index + 1} / ${count}`}</span>
    </div>
  );
}

type ControlProps = { hint: string; name: string; icon: Icon; press: () => void };

function Control({ hint, name, icon: Drawing, press }: ControlProps) {
  return (
    <Hint hint={hint}>
      <button type="button" aria-label={name} onClick={press} css={control}>
        <Drawing size={20} />
      </button>
    </Hint>
  );
}

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
const position = css({ ...text.log, marginInlineStart: space.s, color: color.muted });
