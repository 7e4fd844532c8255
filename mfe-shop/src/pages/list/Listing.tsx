import { css } from '@emotion/react';
import { Container, color, formatNumber, media, space, text, useAfterFirstFrame, VisuallyHidden } from '@tramuntana/ui';
import { useId } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Product } from '../../../content/catalogue/product';
import { ProductCard } from '../../products/ProductCard';
import { Departments } from './Departments';
import { AppliedFilters } from './filter/AppliedFilters';
import { FilterFields } from './filter/FilterFields';
import { FilterPanel } from './filter/FilterPanel';
import { filterProducts } from './filter/filterProducts';
import { readFilter } from './filter/productFilter';
import { SortSelect } from './filter/SortSelect';
import { useFilterForm } from './filter/useFilterForm';
import { NoProducts } from './NoProducts';

type Props = {
  /** The products before the visitor filters them. */
  products: readonly Product[];
  withCategories?: boolean;
  /** True if the listing is at the top of its page. Its first picture is then the page's largest. */
  priority?: boolean;
};

/** Id of the list. Without scripts a filter leads there, past the content above it. */
const RESULTS = 'productos';

/** How many products are visible first: two rows of the widest screen. */
const SEEN_FIRST = 6;

/** Products with their filters; the address keeps the filters. They apply at once, or by a button without scripts. */
export function Listing({ products, withCategories = true, priority = false }: Props) {
  const formId = useId();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const read = readFilter(search);
  const filter = withCategories ? read : { ...read, categories: [] };
  const { form, changed, submitted } = useFilterForm(filter);
  const found = filterProducts(products, filter);
  const isWhole = useAfterFirstFrame();
  return (
    <Container css={page}>
      <Departments />
      {/* The order's select is outside the form, beside the list. Changes of both bubble up to this element. */}
      <div css={columns} onChange={changed}>
        <search css={side}>
          <form ref={form} id={formId} action={`${pathname}#${RESULTS}`} onSubmit={submitted} aria-label="Filtros">
            <FilterPanel filter={filter}>
              <FilterFields filter={filter} withCategories={withCategories} />
            </FilterPanel>
          </form>
        </search>
        <section id={RESULTS} aria-labelledby={`${formId}-results`} css={results}>
          <h2 id={`${formId}-results`}>
            <VisuallyHidden>Productos</VisuallyHidden>
          </h2>
          <div css={toolbar}>
            <p role="status" css={count}>
              {/* A new element, so that a change of order is announced, too: its words stay the same (WCAG 4.1.3). */}
              <span key={`${search}`}>
                {found.length === 1 ? '1 producto' : `${formatNumber(found.length)} productos`}
              </span>
            </p>
            <SortSelect order={filter.order} form={formId} />
          </div>
          <AppliedFilters filter={filter} />
          {found.length === 0 && <NoProducts filter={filter} />}
          <div css={grid}>
            {found.slice(0, isWhole ? undefined : SEEN_FIRST).map((product, index) => (
              <ProductCard
                key={product.id}
                product={product}
                priority={priority && index === 0}
                late={index >= SEEN_FIRST}
              />
            ))}
          </div>
        </section>
      </div>
    </Container>
  );
}

// No outer grid on paper: browsers do not make a grid taller if its rows move to the next sheet.
const onPaper = { [media.print]: { display: 'block' } };
const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  paddingBlock: `${space.xl} ${space.section}`,
  ...onPaper,
});
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.l,
  [media.desktop]: { gridTemplateColumns: '15.5rem minmax(0, 1fr)', gap: space.xxl },
  ...onPaper,
});
const side = css({
  display: 'block',
  [media.roomy]: { position: 'sticky', insetBlockStart: '6rem', alignSelf: 'start' },
});
const results = css({
  display: 'grid',
  gap: space.l,
  alignContent: 'start',
  '& > h2': { position: 'absolute' },
  ...onPaper,
});
const toolbar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.m,
});
const count = css({ ...text.small, margin: 0, color: color.muted });
const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15.5rem), 1fr))',
  gap: `${space.xl} ${space.l}`,
  '&:empty': { display: 'none' },
});
