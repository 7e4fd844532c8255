import { css } from '@emotion/react';
import type { Theme } from '@tramuntana/contracts';
import { space, text } from '@tramuntana/ui';
import { useShellStore } from 'shell/store';
import { ChoiceField } from '../ChoiceField';

const themes: readonly { value: Theme; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
];

/** The site's theme, the same as the header's switch. */
export function ThemeChoice() {
  const theme = useShellStore((state) => state.theme);
  const setTheme = useShellStore((state) => state.setTheme);
  return (
    <section aria-labelledby="apariencia" css={column}>
      <h2 id="apariencia" css={heading}>
        Apariencia
      </h2>
      <ChoiceField
        legend="Tema"
        choices={themes}
        radio={(value) => ({ name: 'tema', checked: theme === value, onChange: () => setTheme(value) })}
      />
    </section>
  );
}

const column = css({ display: 'grid', gap: space.m });
const heading = css({ ...text.h3, margin: 0 });
