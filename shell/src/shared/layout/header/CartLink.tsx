import { css } from '@emotion/react';
import { color, media, radius } from '@tramuntana/ui';
import { ShoppingBag } from '@tramuntana/ui/icons';
import { useShellStore } from '../../store/shellStore';

/** The link to the cart, with the number of articles. Hidden while the cart is empty. */
export function CartLink() {
  const count = useShellStore((state) => state.cartCount);
  if (count === 0) return null;
  const units = count === 1 ? '1 artículo' : `${count} artículos`;
  return (
    <a href="/carrito" css={link} aria-label={`Carrito: ${units}`}>
      <ShoppingBag size={20} aria-hidden />
      <span css={badge} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    </a>
  );
}

const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 44,
  height: 44,
  color: color.ink,
  [media.print]: { display: 'none' },
});
const badge = css({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minWidth: 18,
  paddingInline: 4,
  borderRadius: radius.pill,
  background: color.accent,
  color: color.onAccent,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
