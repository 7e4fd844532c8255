import { css } from '@emotion/react';
import { Container, space } from '@tramuntana/ui';
import { useParams } from 'react-router-dom';
import { type Category, findCategory } from '../../../content/catalogue/categories';
import { products } from '../../../content/catalogue/products';
import { listingCopy } from '../../../content/listing';
import { DemoNotice } from '../../demo/DemoNotice';
import { Departments } from './Departments';
import { Listing } from './Listing';
import { ShopHeader } from './ShopHeader';

/** `/tienda/categoria/{categoria}`: one category. An unknown one gets links to the existing categories. */
export function Component() {
  const category = findCategory(useParams().categoria);
  return (
    <>
      <DemoNotice />
      <ShopHeader {...titleOf(category)} />
      {category ? (
        <Listing
          key={category.id}
          products={products.filter((product) => product.category === category.id)}
          withCategories={false}
          priority
        />
      ) : (
        <Container css={ways}>
          <Departments />
        </Container>
      )}
    </>
  );
}

const titleOf = (category: Category | null) =>
  category ? { title: category.name, lead: category.lead } : listingCopy.categoryNotFound;

const ways = css({ paddingBlock: `${space.xl} ${space.section}` });
