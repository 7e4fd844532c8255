import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import {
  Button,
  Container,
  color,
  FailureText,
  hasFailed,
  laidOutLate,
  lateLayout,
  media,
  notPrinted,
  Skeleton,
  space,
  text,
} from '@tramuntana/ui';
import { usePageRemotes } from '../../composition/PageRemotes';
import { useLinkClicks } from '../links';
import { CompanyDetails } from './CompanyDetails';
import { NewsletterSignUp } from './NewsletterSignUp';
import { SocialLinks } from './SocialLinks';

/** Pages that Spanish law requires to be reachable from every page (LSSI, article 10; RGPD, article 13). Their texts are in mfe-marketing/content/legal. */
const LEGAL_PAGES = [
  { to: '/aviso-legal', label: 'Aviso legal' },
  { to: '/privacidad', label: 'Privacidad' },
  { to: '/cookies', label: 'Cookies' },
  { to: '/accesibilidad', label: 'Accesibilidad' },
] as const;

/** The footer of all pages (docs/product/layout.md#footer-1). If the API is down, only the footer's data are missing. */
export function Footer() {
  const { nav } = usePageRemotes();
  const { company, services: lists } = useShell();
  const contact = useQuery(company.contact);
  const address = useQuery(company.address);
  const business = useQuery(company.business);
  const services = useQuery(lists.links);
  const reload = () =>
    Promise.all([contact, address, business, services].map((query) => query.isError && query.refetch()));
  const isContactFailed = hasFailed(contact);
  const linkClicks = useLinkClicks();
  return (
    <footer css={footer} {...laidOutLate} {...linkClicks}>
      <Container>
        <div css={columns}>
          <section aria-labelledby="pie-contacto">
            <h2 id="pie-contacto" css={heading}>
              Contacto
            </h2>
            {contact.isPending && !isContactFailed && <Skeleton height="9rem" />}
            {isContactFailed && (
              <div role="alert" css={failure}>
                <FailureText isRetrying={contact.isFetching} css={sentence}>
                  No se pudo cargar la información del pie de página. Por favor, inténtalo de nuevo más tarde.
                </FailureText>
                <Button variant="secondary" size="s" onClick={reload} busy={contact.isFetching}>
                  Reintentar
                </Button>
              </div>
            )}
            {contact.isSuccess && (
              <>
                <CompanyDetails contact={contact.data} address={address} business={business} />
                <SocialLinks contact={contact.data} />
              </>
            )}
          </section>
          <nav aria-labelledby="pie-servicios">
            <h2 id="pie-servicios" css={heading}>
              Servicios
            </h2>
            <ul css={list}>
              {(services.data ?? []).map(({ titulo, pagina }) => (
                <li key={pagina}>
                  <a href={`/servicios/${pagina}`} css={link}>
                    {titulo}
                  </a>
                </li>
              ))}
              <li>
                <a href="/servicios" css={link}>
                  Todos los servicios
                </a>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="pie-sitio">
            <h2 id="pie-sitio" css={heading}>
              El sitio
            </h2>
            <ul css={list}>
              {nav.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} css={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="pie-newsletter" css={notPrinted}>
            <h2 id="pie-newsletter" css={heading}>
              Newsletter
            </h2>
            <NewsletterSignUp />
          </section>
        </div>
        <div css={closing}>
          <p css={sentence}>
            © Tramuntana Drones · Servicios aéreos profesionales en Girona, Barcelona y toda Cataluña
          </p>
          <nav aria-label="Información legal">
            <ul css={[list, legal]}>
              {LEGAL_PAGES.map(({ to, label }) => (
                <li key={to}>
                  <a href={to} css={link}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </footer>
  );
}

// The estimates are the footer's heights at widths of about 400, 768 and 1440 px.
const footer = css({
  borderBlockStart: `1px solid ${color.line}`,
  background: color.sand,
  paddingBlock: space.xxl,
  ...lateLayout('103rem'),
  [media.tablet]: lateLayout('62rem'),
  [media.desktop]: lateLayout('43rem'),
  breakInside: 'avoid',
  [media.print]: { paddingBlock: `${space.l} 0` },
});
const columns = css({
  display: 'grid',
  gap: space.xl,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.print]: { display: 'block' },
  [media.desktop]: { gridTemplateColumns: '3fr 3fr 2fr 3fr' },
});
const heading = css({ ...text.h3, fontSize: '1.0625rem', marginBlock: `0 ${space.m}` });
const list = css({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const link = css({
  display: 'inline-block',
  paddingBlock: 6,
  color: color.ink,
  textDecoration: 'none',
  '&:hover': { color: color.sea, textDecoration: 'underline' },
});
const failure = css({ display: 'grid', gap: space.m, justifyItems: 'start' });
const sentence = css({ margin: 0 });
const legal = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.l });
const closing = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.m,
  marginBlock: `${space.xl} 0`,
  [media.print]: { marginBlock: `${space.m} 0` },
  paddingBlockStart: space.l,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: '0.875rem',
});
