import { css } from '@emotion/react';
import { space } from '@tramuntana/ui';
import { ClearData } from './ClearData';
import { NameForm } from './NameForm';
import { ThemeChoice } from './ThemeChoice';

/** The settings. All of them stay on this device. */
export function SettingsSection() {
  return (
    <div css={column}>
      <NameForm />
      <ThemeChoice />
      <ClearData />
    </div>
  );
}

const column = css({
  display: 'grid',
  gap: space.xxl,
  maxWidth: '36rem',
  marginBlockStart: space.xl,
  '@media (scripting: none)': { display: 'none' },
});
