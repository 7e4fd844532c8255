import { css } from '@emotion/react';
import type { MediaItem } from '@tramuntana/contracts';
import { Button, Container, color, FlightLog, longDate, notPrinted, Section, space, text } from '@tramuntana/ui';
import { ArrowLeft } from '@tramuntana/ui/icons';
import { Link } from 'react-router-dom';
import { galleryCopy } from '../../../content/gallery';
import { itemTitle } from '../../gallery/itemTitle';
import { MediaView } from '../../view/MediaView';
import { RelatedItems } from './RelatedItems';

/** A loaded item: title, media, description, related items and a call to action. */
export function MediaArticle({ item }: { item: MediaItem }) {
  const { callToAction } = galleryCopy;
  const { fecha, picture, descripcion } = item;
  const caption = picture?.caption === item.titulo ? undefined : picture?.caption;
  const log = [fecha && longDate(fecha), caption].filter(Boolean).join(' · ');
  return (
    <>
      <Container>
        <article css={article}>
          <Link to="/media" css={[back, notPrinted]}>
            <ArrowLeft size={18} aria-hidden />
            Volver a la galería
          </Link>
          <h1 css={title}>{itemTitle(item)}</h1>
          <MediaView item={item} />
          {log && <FlightLog>{log}</FlightLog>}
          {descripcion && <p css={description}>{descripcion}</p>}
        </article>
      </Container>
      <RelatedItems id={item.id} />
      <Section tone="sand" title={callToAction.title} lead={callToAction.text} late css={notPrinted}>
        <Button asChild>
          <Link to="/contacto">{callToAction.label}</Link>
        </Button>
      </Section>
    </>
  );
}

const article = css({ display: 'grid', gap: space.l, paddingBlock: `${space.xl} ${space.xxl}` });
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.s,
  minHeight: 44,
  color: color.sea,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});
const title = css({ ...text.h1, margin: 0 });
const description = css({ ...text.lead, maxWidth: '46rem', margin: 0 });
