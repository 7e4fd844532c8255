import { css } from '@emotion/react';
import { Breadcrumb, CardGrid, Container, media, notPrinted, Section, space } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { findCategory } from '../../../content/catalogue/categories';
import type { ProductPageData } from '../../catalogue/readProduct';
import { ProductCard } from '../../products/ProductCard';
import { BuyBox } from './BuyBox';
import { Gallery } from './gallery/Gallery';
import { ProductTabs } from './ProductTabs';

/** A product with its pictures, its price, its tabs and related products. */
export function ProductArticle({ product, details, related }: ProductPageData) {
  const category = findCategory(product.category);
  return (
    <>
      <Container>
        <Breadcrumb
          css={path}
          items={[
            { label: 'Tienda', link: <Link to="/tienda">Tienda</Link> },
            ...(category
              ? [{ label: category.name, link: <Link to={`/tienda/categoria/${category.id}`}>{category.name}</Link> }]
              : []),
            { label: product.name },
          ]}
        />
        <article css={article}>
          <div css={columns}>
            <Gallery pictures={details.images} product={product} />
            <BuyBox product={product} specifications={details.specifications} />
          </div>
          <ProductTabs product={product} details={details} />
        </article>
      </Container>
      <Section title="Productos relacionados" tone="sand" late css={notPrinted}>
        <CardGrid snap>
          {related.map((one) => (
            <ProductCard key={one.id} product={one} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

const path = css({ paddingBlockStart: space.m });
const article = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxl,
  paddingBlock: `${space.m} ${space.section}`,
});
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)' },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: space.xxl },
});
