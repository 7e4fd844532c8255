import { css } from '@emotion/react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Address, Business, ContactInfo } from '@tramuntana/contracts';
import { color, media, space } from '@tramuntana/ui';
import { telephoneHref } from '../links';

const UNKNOWN = 'Información no disponible';
const UNKNOWN_HOURS = 'Horario no disponible';

/** The API's own line, otherwise 'street, city (province)' and postal code (docs/product/api.md#company-2). */
export function addressLine({ full_address, street, city, province, postal_code }: Address): string {
  if (full_address) return full_address;
  const place = [street, city].filter(Boolean).join(', ') + (province ? ` (${province})` : '');
  return [place.trim(), postal_code].filter(Boolean).join(' ') || UNKNOWN;
}

/** The opening hours, or their fallback if a time is missing (docs/product/texts.md#fallback-3). */
export const openingHours = ({ work_days_open, work_days_close }: Business): string =>
  work_days_open && work_days_close ? `Lunes a Viernes: ${work_days_open} - ${work_days_close}` : UNKNOWN_HOURS;

type Props = {
  contact: ContactInfo;
  address: UseQueryResult<Address>;
  business: UseQueryResult<Business>;
};

/** Address, hours, phone and email. A part that failed shows its fallback (docs/product/layout.md#footer-5). */
export function CompanyDetails({ contact, address, business }: Props) {
  const { phone, gmail } = contact;
  return (
    <dl css={details}>
      <dt css={term}>Dirección</dt>
      <dd css={value}>{address.isPending ? '…' : addressLine(address.data ?? {})}</dd>
      <dt css={term}>Horario</dt>
      <dd css={value}>{business.isPending ? '…' : openingHours(business.data ?? {})}</dd>
      <dt css={term}>Teléfono</dt>
      <dd css={value}>
        {phone ? (
          <a href={telephoneHref(phone)} css={link}>
            {phone}
          </a>
        ) : (
          UNKNOWN
        )}
      </dd>
      <dt css={term}>Email</dt>
      <dd css={value}>
        {gmail ? (
          <a href={`mailto:${gmail}`} css={link}>
            {gmail}
          </a>
        ) : (
          UNKNOWN
        )}
      </dd>
    </dl>
  );
}

// When printed, the details are side by side, as at the foot of a letter.
const details = css({
  margin: 0,
  [media.print]: { display: 'grid', gridTemplateRows: 'auto auto', gridAutoFlow: 'column', columnGap: space.l },
});
const term = css({ color: color.muted, fontSize: '0.875rem' });
const value = css({ margin: `0 0 ${space.s}`, overflowWrap: 'anywhere' });
const link = css({ display: 'inline-block', paddingBlock: 4, color: color.sea });
