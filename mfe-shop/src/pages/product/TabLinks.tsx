import { css } from '@emotion/react';
import { chosenInForcedColors, color, space, unseenLine } from '@tramuntana/ui';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { type ProductView, panelId, productViews, tabId, viewAddress } from './productView';

type Props = { productId: number; view: ProductView };

/**
 * Tabs as links, because the address names the open one. They work without scripts and can be opened in another window. The
 * kit's tabs keep their own state, and are larger.
 */
export function TabLinks({ productId, view }: Props) {
  return (
    <div role="tablist" aria-label="Información del producto" onKeyDown={moveFocus} css={list}>
      {productViews.map(({ id, label }) => (
        <Link
          key={id}
          id={tabId(id)}
          role="tab"
          to={viewAddress(productId, id)}
          replace
          preventScrollReset
          aria-selected={id === view}
          aria-controls={panelId(id)}
          tabIndex={id === view ? 0 : -1}
          css={tab}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

/** Arrows, Home and End move between tabs. The space bar opens a tab, because plain links ignore it. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const position = tabs.indexOf(event.target as HTMLElement);
  if (position < 0) return;
  if (event.key === ' ') tabs[position]?.click();
  const next = {
    ArrowRight: (position + 1) % tabs.length,
    ArrowLeft: (position - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (next === undefined && event.key !== ' ') return;
  event.preventDefault();
  if (next !== undefined) tabs[next]?.focus();
}

const list = css({
  display: 'flex',
  gap: space.l,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${color.line}`,
});
const tab = css({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: 48,
  borderBlockEnd: '2px solid',
  ...unseenLine,
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: color.ink },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-selected="true"]': { borderBlockEndColor: color.accent, color: color.ink, ...chosenInForcedColors },
});
