import { css } from '@emotion/react';
import { color, media, radius, Section, space, text } from '@tramuntana/ui';
import { credentials } from '../../../content/home';
import type { Item } from '../../../content/sections';

/** Certifications, pilot categories and partners (docs/product/texts.md#claim-4). */
export function Credentials() {
  const { title, lead, certifications, pilotCategories, partnersTitle, partners } = credentials;
  return (
    <Section tone="sand" title={title} lead={lead} late>
      <div css={columns}>
        <div>
          <Entries items={certifications} />
          <ul aria-label="Categorías de piloto" css={categories}>
            {pilotCategories.map((category) => (
              <li key={category} css={chip}>
                {category}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h3 css={heading}>{partnersTitle}</h3>
          <Entries items={partners} level="h4" />
        </div>
      </div>
    </Section>
  );
}

function Entries({ items, level: Heading = 'h3' }: { items: readonly Item[]; level?: 'h3' | 'h4' }) {
  return items.map(({ title, description }) => (
    <div key={title} css={entry}>
      <Heading css={heading}>{title}</Heading>
      <p css={line}>{description}</p>
    </div>
  ));
}

const columns = css({ display: 'grid', gap: space.xxl, [media.tablet]: { gridTemplateColumns: '3fr 2fr' } });
const entry = css({ paddingBlock: space.m, borderBlockStart: `1px solid ${color.line}` });
const heading = css({ ...text.h3, marginBlock: `0 ${space.s}` });
const line = css({ margin: 0, color: color.muted });
const categories = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlock: `${space.s} 0`,
  padding: 0,
  listStyle: 'none',
});
const chip = css({
  ...text.log,
  padding: `${space.xs} ${space.m}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  color: color.sea,
});
