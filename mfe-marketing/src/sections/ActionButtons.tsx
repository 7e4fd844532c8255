import { css } from '@emotion/react';
import { Button, space } from '@tramuntana/ui';
import { ArrowUpRight, Play } from '@tramuntana/ui/icons';
import { Link } from 'react-router-dom';
import type { Action } from '../../content/sections';

type Props = {
  actions: readonly Action[];
  /** Plays the page's hero video. Without it, `play` actions are not shown. */
  onPlay?: () => void;
};

/** A page's buttons. The first one is the call to action and has the primary look. */
export function ActionButtons({ actions, onPlay }: Props) {
  return (
    <div css={row}>
      {actions.map((action, index) => (
        <ActionButton
          key={action.label}
          action={action}
          onPlay={onPlay}
          variant={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  );
}

type ButtonProps = { action: Action; onPlay?: () => void; variant: 'primary' | 'secondary' };

function ActionButton({ action, onPlay, variant }: ButtonProps) {
  switch (action.kind) {
    case 'page':
      return (
        <Button variant={variant} asChild>
          <Link to={action.to}>{action.label}</Link>
        </Button>
      );
    case 'external':
      return (
        <Button variant={variant} asChild>
          <a href={action.href} target="_blank" rel="noopener noreferrer">
            {action.label} <ArrowUpRight aria-hidden size={18} />
          </a>
        </Button>
      );
    case 'play':
      return onPlay ? (
        <Button variant={variant} onClick={onPlay}>
          <Play aria-hidden size={18} /> {action.label}
        </Button>
      ) : null;
  }
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: space.m });
