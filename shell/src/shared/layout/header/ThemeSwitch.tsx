import { css } from '@emotion/react';
import { color, media, motion, radius } from '@tramuntana/ui';
import { Moon, Sun } from '@tramuntana/ui/icons';
import { useShellStore } from '../../store/shellStore';

/** On means dark (docs/product/layout.md#theme-4). The knob follows the root's class, so it is right before hydration. */
export function ThemeSwitch() {
  const theme = useShellStore((state) => state.theme);
  const setTheme = useShellStore((state) => state.setTheme);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={theme === 'dark'}
      aria-label="Tema oscuro"
      css={button}
      onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <span css={track}>
        <Sun size={12} aria-hidden />
        <Moon size={12} aria-hidden />
        <span css={knob} />
      </span>
    </button>
  );
}

const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 52,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.muted,
  cursor: 'pointer',
});
const track = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: 44,
  height: 24,
  paddingInline: 5,
  border: `1px solid ${color.muted}`,
  borderRadius: radius.pill,
});
const knob = css({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineStart: 2,
  width: 18,
  height: 18,
  borderRadius: radius.pill,
  background: color.ink,
  transition: `transform ${motion.fast}`,
  'html.dark &': { transform: 'translateX(20px)' },
  [media.reducedMotion]: { transition: 'none' },
  [media.forcedColors]: { background: 'ButtonText' },
});
