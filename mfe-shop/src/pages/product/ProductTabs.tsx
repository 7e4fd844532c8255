import { css } from '@emotion/react';
import { media, space, text, VisuallyHidden } from '@tramuntana/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product, ProductDetails } from '../../../content/catalogue/product';
import { type ProductView, panelId, productViews, readView, tabId } from './productView';
import { Reviews } from './Reviews';
import { Specifications } from './Specifications';
import { TabLinks } from './TabLinks';

type Props = { product: Product; details: ProductDetails };

/** Tabs for description, specifications and reviews. The address names the open one (`?ver=…`). */
export function ProductTabs({ product, details }: Props) {
  const [search] = useSearchParams();
  const view = readView(search);
  const contents: Record<ProductView, ReactNode> = {
    descripcion: (
      <div css={prose}>
        {details.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    ),
    especificaciones: <Specifications items={details.specifications} />,
    resenas: <Reviews productId={product.id} reviews={details.reviews} shown={view === 'resenas'} />,
  };
  return (
    <div>
      <TabLinks productId={product.id} view={view} />
      {productViews.map(({ id, label }) => (
        <div key={id} id={panelId(id)} role="tabpanel" aria-labelledby={tabId(id)} hidden={id !== view} css={panel}>
          <h2>
            <VisuallyHidden>{label}</VisuallyHidden>
          </h2>
          {contents[id]}
        </div>
      ))}
    </div>
  );
}

const panel = css({
  position: 'relative',
  paddingBlockStart: space.l,
  '& > h2': { margin: 0 },
  // Paper shows all of them, each with its title.
  [media.print]: {
    display: 'block',
    '& > h2 > span': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' },
  },
});
const prose = css({
  ...text.body,
  display: 'grid',
  gap: space.m,
  maxWidth: '42rem',
  '& p': { margin: 0 },
});
