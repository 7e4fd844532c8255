import { css } from '@emotion/react';
import { Tabs as Root, TabsContent, TabsList, TabsTrigger } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { chosenInForcedColors, unseenLine } from '../theme/states';
import { color, space } from '../theme/tokens';

/** Tabs by Radix: arrow keys, roles and focus. `defaultValue` is the tab that is open at first. */
export const Tabs: typeof Root = Root;

/** The row of tabs. It scrolls sideways if it does not fit. */
export function TabList(props: ComponentProps<typeof TabsList>) {
  return <TabsList {...props} css={list} />;
}

/** One tab; `value` names its panel. */
export function Tab(props: ComponentProps<typeof TabsTrigger>) {
  return <TabsTrigger {...props} css={tab} />;
}

/** A tab's panel. The HTML has all panels, for search engines and browsers without JavaScript. */
export function TabPanel(props: ComponentProps<typeof TabsContent>) {
  return <TabsContent forceMount {...props} css={panel} />;
}

const list = css({
  display: 'flex',
  gap: space.l,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media (scripting: none)': { display: 'none' },
});
const tab = css({
  flexShrink: 0,
  minHeight: 48,
  padding: 0,
  border: 0,
  borderBlockEnd: '2px solid',
  ...unseenLine,
  background: 'none',
  color: color.muted,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover:not(:disabled)': { color: color.ink },
  '&:disabled': { opacity: 0.55, cursor: 'not-allowed' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-state="active"]': { borderBlockEndColor: color.accent, color: color.ink, ...chosenInForcedColors },
});
const panel = css({
  paddingBlockStart: space.l,
  '&[data-state="inactive"]': { display: 'none', '@media print, (scripting: none)': { display: 'block' } },
});
