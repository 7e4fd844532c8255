import { css } from '@emotion/react';
import { notPrinted, Select, space } from '@tramuntana/ui';
import { useId } from 'react';
import { type SortOrder, sortOrders } from './productFilter';

type Props = { order: SortOrder /** Id of the filter's form, outside this part. */; form: string };

/** The order of the list. The select belongs to the filter's form, but is placed beside the list. */
export function SortSelect({ order, form }: Props) {
  const id = useId();
  return (
    <div css={[field, notPrinted]}>
      <label htmlFor={id}>Ordenar por</label>
      <Select id={id} name="orden" form={form} defaultValue={order}>
        {sortOrders.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}

const field = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s,
  fontSize: '0.9375rem',
});
