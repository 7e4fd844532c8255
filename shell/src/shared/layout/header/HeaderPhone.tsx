import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { color } from '@tramuntana/ui';
import type { ReactNode } from 'react';
import { telephoneHref } from '../links';

/** The company's telephone. Below 400 px it is only in the menu (docs/product/layout.md#header-5). */
export function HeaderPhone({ icon }: { icon: ReactNode }) {
  const { data } = useQuery(useShell().company.contact);
  if (!data?.phone) return null;
  return (
    <a href={telephoneHref(data.phone)} css={phone} aria-label={`Llamar al ${data.phone}`}>
      {icon}
      <span css={number}>{data.phone}</span>
    </a>
  );
}

const phone = css({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 44,
  minHeight: 44,
  color: color.sea,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  '@media screen and (min-width: 400px)': { display: 'inline-flex' },
});
// Between 768 and 1100 px the links need the room, so only the icon is shown.
const number = css({
  display: 'none',
  '@media (min-width: 480px) and (max-width: 767px), (min-width: 1100px)': { display: 'inline' },
});
