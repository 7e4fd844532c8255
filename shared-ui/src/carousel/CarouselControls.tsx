import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { ChevronLeft, ChevronRight, type Icon, Pause, Play } from '../icons/icons';
import { Tooltip } from '../overlay/Tooltip';
import { tooltipDelay } from '../overlay/tooltipDelay';
import { color, motion, radius, space } from '../theme/tokens';
import { text } from '../theme/type';

type Props = {
  index: number;
  stops: number;
  onStep: (by: 1 | -1) => void;
  /** Undefined without autoplay; no pause button is shown then. */
  playing?: boolean;
  onPlay: (playing: boolean) => void;
};

/** Arrows, the position and, with autoplay, a pause button. The arrow keys work on all buttons. */
export function CarouselControls({ index, stops, onStep, playing, onPlay }: Props) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
  };
  return (
    <div css={controls}>
      <Control
        name="Diapositiva anterior"
        hint="Anterior"
        icon={ChevronLeft}
        onClick={() => onStep(-1)}
        onKeyDown={onKeyDown}
      />
      <Control
        name="Diapositiva siguiente"
        hint="Siguiente"
        icon={ChevronRight}
        onClick={() => onStep(1)}
        onKeyDown={onKeyDown}
      />
      {playing !== undefined && (
        <Control
          name={playing ? 'Pausar el carrusel' : 'Reproducir el carrusel'}
          hint={playing ? 'Pausar' : 'Reproducir'}
          icon={playing ? Pause : Play}
          onClick={() => onPlay(!playing)}
          onKeyDown={onKeyDown}
        />
      )}
      <p css={position}>{`${index + 1} de ${stops}`}</p>
    </div>
  );
}

type ControlProps = {
  name: string;
  hint: string;
  icon: Icon;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

function Control({ name, hint, icon: Drawing, ...actions }: ControlProps) {
  return (
    <Tooltip hint={hint} delay={tooltipDelay.carousel}>
      <button type="button" aria-label={name} {...actions} css={control}>
        <Drawing size={20} />
      </button>
    </Tooltip>
  );
}

const controls = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.s,
  marginBlockStart: space.m,
  '@media (scripting: none)': { display: 'none' },
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
  transition: `border-color ${motion.fast}`,
  '&:hover': { borderColor: color.ink },
  '&:focus-visible': { borderRadius: radius.pill },
});
const position = css({ ...text.log, margin: `0 0 0 ${space.s}`, color: color.muted });
