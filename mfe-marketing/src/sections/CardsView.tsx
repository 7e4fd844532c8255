import { css } from '@emotion/react';
import { Card, CardGrid, Picture, space } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import type { CardItem } from '../../content/sections';

type Props = {
  items: readonly CardItem[];
  ratio?: string;
  /** Makes a row to swipe on phones. */
  snap?: boolean;
};

/** Cards with their optional pictures and results. A card with a target is one link. */
export function CardsView({ items, ratio = '3 / 2', snap }: Props) {
  return (
    <CardGrid min="20rem" snap={snap}>
      {items.map(({ title, description, picture, results, to }) => (
        <Card
          key={title}
          media={picture && <Picture picture={picture} alt="" sizes={SIZES} ratio={ratio} />}
          title={to ? <Link to={to}>{title}</Link> : title}
          headingLevel={3}
        >
          <p css={line}>{description}</p>
          {results && (
            <ul css={list}>
              {results.map((result) => (
                <li key={result}>{result}</li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </CardGrid>
  );
}

const SIZES = '(min-width: 1024px) 26rem, (min-width: 768px) 45vw, 92vw';
const line = css({ margin: 0 });
const list = css({ display: 'grid', gap: space.xs, marginBlock: `${space.m} 0`, paddingInlineStart: space.m });
