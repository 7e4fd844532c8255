import { css } from '@emotion/react';
import type { Service } from '@tramuntana/contracts';
import { useShell } from '@tramuntana/contracts/runtime';
import { Card, color, Picture } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { servicePicture } from './servicePicture';

type Props = { service: Service };

/** One service of the API, with a link to its page. */
export function ServiceCard({ service }: Props) {
  const { mediaUrl } = useShell();
  const { titulo, descripcion, pagina, imagen } = service;
  const picture = servicePicture(service, mediaUrl);
  return (
    <Card
      media={
        picture ? (
          <Picture picture={picture} alt="" sizes={SIZES} ratio="3 / 2" />
        ) : (
          <img src={mediaUrl(imagen)} alt="" width={960} height={640} loading="lazy" css={plainPicture} />
        )
      }
      title={<Link to={`/servicios/${pagina}`}>{titulo}</Link>}
    >
      {descripcion}
    </Card>
  );
}

const SIZES = '(min-width: 1024px) 26rem, (min-width: 768px) 45vw, 92vw';
const plainPicture = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  background: color.sand,
});
