import { css } from '@emotion/react';
import { Button, Field, Input, space } from '@tramuntana/ui';
import { Search } from '@tramuntana/ui/icons';
import { useSearchText } from './useSearchText';

type Props = { buscar: string; tag: string };

/** Searches while the visitor types. Without JavaScript it is a GET form for the same address. */
export function SearchBox({ buscar, tag }: Props) {
  const { field, changed, submit } = useSearchText(buscar, tag);
  return (
    <search>
      <form
        action="/blog"
        css={form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Buscar en el blog">
          {(props) => (
            <Input
              {...props}
              ref={field}
              type="search"
              name="buscar"
              defaultValue={buscar}
              enterKeyHint="search"
              autoComplete="off"
              placeholder="Por ejemplo, zonas de vuelo"
              onChange={changed}
            />
          )}
        </Field>
        {tag && <input type="hidden" name="tag" value={tag} />}
        <Button type="submit" variant="secondary">
          <Search aria-hidden size={18} />
          Buscar
        </Button>
      </form>
    </search>
  );
}

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.s,
  alignItems: 'end',
  maxWidth: '36rem',
});
