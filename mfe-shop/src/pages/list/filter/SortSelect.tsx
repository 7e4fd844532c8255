import { css } from '@emotion/react';
import { color, radius, space } from 'shared-ui';
import { type SortOrder, sortOrders } from './productFilter';

type Props = { order: SortOrder /** The filter's form, which stands elsewhere. */; form: string };

/** The order of the list: a field of the filter's form, beside the list. */
export function SortSelect({ order, form }: Props) {
  return (
    <label css={field}>
      <span>Ordenar por</span>
      <select name="orden" form={form} defaultValue={order} css={select}>
        {sortOrders.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

const field = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  fontSize: '0.9375rem',
});
const select = css({
  minHeight: 44,
  maxWidth: '100%',
  paddingInline: space.m,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
});
