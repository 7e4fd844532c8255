import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { color, space } from 'shared-ui';
import { type ProductView, panelId, productViews, tabId, viewAddress } from './productView';

type Props = { productId: number; view: ProductView };

/**
 * Tabs that are links, since the address keeps which is open: they work without scripts, and open in another window.
 * Smaller than the kit's tabs, which keep their state themselves.
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

/** Arrows, Home and End go from tab to tab; the space bar opens one, as it does with every tab. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const place = tabs.indexOf(event.target as HTMLElement);
  if (place < 0) return;
  if (event.key === ' ') tabs[place]?.click();
  const next = {
    ArrowRight: (place + 1) % tabs.length,
    ArrowLeft: (place - 1 + tabs.length) % tabs.length,
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
  borderBlockEnd: '2px solid transparent',
  color: color.muted,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: color.ink },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-selected="true"]': { borderBlockEndColor: color.accent, color: color.ink },
});
