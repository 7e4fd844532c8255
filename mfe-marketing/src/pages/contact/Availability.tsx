import { css } from '@emotion/react';
import { color, space, text } from '@tramuntana/ui';
import { availability } from '../../../content/contact';
import { openingHours } from '../../contact/companyLines';
import { useCompany } from '../../contact/useCompany';
import { WhatsAppLink } from '../../contact/WhatsAppLink';

/** The opening hours and the WhatsApp chat. */
export function Availability() {
  const { business } = useCompany();
  return (
    <aside aria-label={availability.title} css={note}>
      <h2 css={heading}>{availability.title}</h2>
      <p css={hours}>{business.isPending ? 'Cargando el horario…' : openingHours(business.data ?? {})}</p>
      <p css={line}>{availability.text}</p>
      <WhatsAppLink />
    </aside>
  );
}

const note = css({
  display: 'grid',
  gap: space.m,
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlockStart: space.l,
  borderBlockStart: `3px solid ${color.accent}`,
});
const heading = css({ ...text.h3, margin: 0 });
const hours = css({ ...text.lead, margin: 0, fontVariantNumeric: 'tabular-nums' });
const line = css({ margin: 0, color: color.muted });
