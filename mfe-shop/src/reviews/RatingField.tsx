import { css } from '@emotion/react';
import { color, radius, space } from '@tramuntana/ui';
import { Star } from '@tramuntana/ui/icons';
import { useId } from 'react';

const values = [1, 2, 3, 4, 5];

/** One to five stars, as radio buttons. */
export function RatingField({ error }: { error?: string }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} css={group}>
      <legend css={legend}>Puntuación</legend>
      <div css={row}>
        {values.map((value) => (
          <label key={value} css={option}>
            <input
              type="radio"
              name="rating"
              value={value}
              aria-label={value === 1 ? '1 estrella' : `${value} estrellas`}
              css={radio}
            />
            <span aria-hidden>{value}</span>
            <Star size={16} fill="currentColor" css={star} />
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" css={problem}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

const group = css({ margin: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, marginBlockEnd: 6, fontSize: '0.9375rem', fontWeight: 600 });
const row = css({ display: 'flex', flexWrap: 'wrap', gap: space.s });
const option = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  paddingInline: space.s,
  border: `1px solid ${color.control}`,
  borderRadius: radius.s,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: color.sea, boxShadow: `inset 0 0 0 1px ${color.sea}` },
});
const radio = css({ width: 18, height: 18, margin: 0, accentColor: color.sea });
const star = css({ color: color.accent });
const problem = css({ margin: `6px 0 0`, color: color.danger, fontSize: '0.9375rem' });
