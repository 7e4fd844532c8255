import { css } from '@emotion/react';
import { Container, color, notPrinted, Section, space, text } from '@tramuntana/ui';
import { useSearchParams } from 'react-router-dom';
import { blogCopy } from '../../../content/blog';
import { FeaturedPosts } from './FeaturedPosts';
import { LatestPosts } from './LatestPosts';
import { readListAddress } from './listAddress';
import { NewsletterSignUp } from './NewsletterSignUp';
import { SearchBox } from './SearchBox';
import { TagFilter } from './TagFilter';

/** The page `/blog`: search, tags, featured articles, the paged list and the newsletter form. */
export function Component() {
  const [search] = useSearchParams();
  const filter = readListAddress(search);
  const { buscar, tag } = filter;
  // A filter's results follow right below it, without featured posts (docs/product/blog.md#blog-3).
  const isFiltered = buscar !== '' || tag !== '';
  return (
    <>
      <Container>
        <header css={header}>
          <h1 css={title}>{blogCopy.title}</h1>
          <p css={lead}>{blogCopy.lead}</p>
          <SearchBox buscar={buscar} tag={tag} />
          <TagFilter buscar={buscar} tag={tag} />
        </header>
      </Container>
      {!isFiltered && (
        <Section title="Destacados" css={first}>
          <FeaturedPosts />
        </Section>
      )}
      <Section
        title={isFiltered ? 'Resultados' : 'Últimos artículos'}
        css={isFiltered ? first : undefined}
        late={!isFiltered}
      >
        <LatestPosts filter={filter} />
      </Section>
      <Section
        tone="sand"
        title={blogCopy.newsletter.title}
        lead={blogCopy.newsletter.lead}
        id="newsletter"
        late
        css={notPrinted}
      >
        <NewsletterSignUp />
      </Section>
    </>
  );
}

const header = css({ display: 'grid', gap: space.l, paddingBlockStart: space.section });
const first = css({ paddingBlockStart: space.xxl });
const title = css({ ...text.display, margin: 0 });
const lead = css({ ...text.lead, margin: 0, maxWidth: '42rem', color: color.muted });
