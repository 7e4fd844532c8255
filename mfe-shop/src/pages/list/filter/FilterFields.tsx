import { css } from '@emotion/react';
import { Button, Checkbox, Field, Input, media, Slider, space } from '@tramuntana/ui';
import { categories } from '../../../../content/catalogue/categories';
import { priceLimit } from './priceLimit';
import { MAX_PRICE, PRICE_STEP, type ProductFilter } from './productFilter';

type Props = {
  filter: ProductFilter;
  /** False in the listing of one category, because it offers no choice. */
  withCategories: boolean;
};

/** Search, categories and price. The fields have the address's names, so that the form works without scripts. */
export function FilterFields({ filter, withCategories }: Props) {
  return (
    <div css={fields}>
      <Field label="Buscar productos">
        {(props) => (
          <Input
            {...props}
            type="search"
            name="q"
            defaultValue={filter.q}
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Por ejemplo, baterías"
          />
        )}
      </Field>
      {withCategories && (
        <fieldset css={group}>
          <legend css={legend}>Categorías</legend>
          {categories.map(({ id, name }) => (
            <Checkbox key={id} name="categoria" value={id} defaultChecked={filter.categories.includes(id)}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
      <Slider
        label="Precio máximo"
        name="max"
        max={MAX_PRICE}
        step={PRICE_STEP}
        defaultValue={filter.max}
        format={priceLimit}
      />
      <Button type="submit" variant="secondary" css={withoutScripts}>
        Aplicar filtros
      </Button>
    </div>
  );
}

const fields = css({ display: 'grid', gap: space.l, paddingBlock: space.m, [media.desktop]: { paddingBlock: 0 } });
const group = css({ display: 'grid', margin: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, marginBlockEnd: space.xs, fontSize: '0.9375rem', fontWeight: 600 });
const withoutScripts = css({ '@media (scripting: enabled)': { display: 'none' } });
