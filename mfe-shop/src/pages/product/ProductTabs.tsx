import { css } from '@emotion/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { space, Tab, TabList, TabPanel, Tabs, text, VisuallyHidden } from 'shared-ui';
import type { Product, ProductDetails } from '../../../content/products/product';
import { type ProductView, productViews, readView, viewAddress } from './productView';
import { Reviews } from './Reviews';
import { Specifications } from './Specifications';

type Props = { product: Product; details: ProductDetails };

/** Description, specifications, reviews: the address says which (`?ver=…`), and without scripts each is a link. */
export function ProductTabs({ product, details }: Props) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readView(search);
  const show = (next: string) =>
    navigate(viewAddress(product.id, next as ProductView), { replace: true, preventScrollReset: true });
  return (
    <Tabs value={view} onValueChange={show} activationMode="manual">
      <TabList aria-label="Información del producto" css={list}>
        {productViews.map(({ id, label }) => (
          <Tab key={id} value={id} asChild>
            <Link to={viewAddress(product.id, id)} replace preventScrollReset type={undefined} css={link}>
              {label}
            </Link>
          </Tab>
        ))}
      </TabList>
      <TabPanel value="descripcion" css={panel}>
        <h2>
          <VisuallyHidden>Descripción</VisuallyHidden>
        </h2>
        <div css={prose}>
          {details.longDescription.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </TabPanel>
      <TabPanel value="especificaciones" css={panel}>
        <h2>
          <VisuallyHidden>Especificaciones</VisuallyHidden>
        </h2>
        <Specifications items={details.specifications} />
      </TabPanel>
      <TabPanel value="resenas" css={panel}>
        <h2>
          <VisuallyHidden>Reseñas</VisuallyHidden>
        </h2>
        <Reviews productId={product.id} reviews={details.reviews} shown={view === 'resenas'} />
      </TabPanel>
    </Tabs>
  );
}

const list = css({ '@media (scripting: none)': { display: 'flex' } });
const link = css({ display: 'inline-flex', alignItems: 'center', textDecoration: 'none' });
const panel = css({
  position: 'relative',
  '&[data-state="inactive"]': { '@media (scripting: none)': { display: 'none' } },
});
const prose = css({
  ...text.body,
  display: 'grid',
  gap: space.m,
  maxWidth: '42rem',
  '& p': { margin: 0 },
});
