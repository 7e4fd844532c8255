import { css } from '@emotion/react';
import { color, hasFailed, media, Notice, radius, Spinner, space, text } from '@tramuntana/ui';
import type { Icon } from '@tramuntana/ui/icons';
import { Mail, MapPin, Phone } from '@tramuntana/ui/icons';
import type { ReactNode } from 'react';
import { addressLine, UNKNOWN } from './companyLines';
import { useCompany } from './useCompany';

/** The three info cards: address, phone and email, with their states (docs/product/pages.md#contact-3). */
export function ContactCards() {
  const { contact, address, reload } = useCompany();
  if (hasFailed(contact)) {
    return (
      <Notice
        tone="error"
        title="No se pudo cargar la información de contacto. Por favor, inténtalo de nuevo más tarde."
        retry={reload}
        isRetrying={contact.isFetching}
      />
    );
  }
  if (!contact.data || address.isPending) return <Spinner label="Cargando la información de contacto" />;
  const { phone, gmail } = contact.data;
  return (
    <ul css={cards}>
      <InfoCard icon={MapPin} title="Dirección">
        {addressLine(address.data ?? {})}
      </InfoCard>
      <InfoCard icon={Phone} title="Teléfono">
        {phone ? (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} css={link}>
            {phone}
          </a>
        ) : (
          UNKNOWN
        )}
      </InfoCard>
      <InfoCard icon={Mail} title="Email">
        {gmail ? (
          <a href={`mailto:${gmail}`} css={link}>
            {gmail}
          </a>
        ) : (
          UNKNOWN
        )}
      </InfoCard>
    </ul>
  );
}

function InfoCard({ icon: Icon, title, children }: { icon: Icon; title: string; children: ReactNode }) {
  return (
    <li css={card}>
      <Icon aria-hidden size={22} css={mark} />
      <h3 css={heading}>{title}</h3>
      <p css={line}>{children}</p>
    </li>
  );
}

const cards = css({
  display: 'grid',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});
const card = css({
  display: 'grid',
  gap: space.s,
  alignContent: 'start',
  padding: space.l,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
});
const mark = css({ color: color.sea });
const heading = css({ ...text.h3, margin: 0 });
const line = css({ margin: 0, overflowWrap: 'anywhere' });
const link = css({ display: 'inline-block', paddingBlock: space.xs, color: color.sea });
