import { css } from '@emotion/react';
import { Container, color, longDate, space, text } from '@tramuntana/ui';
import type { LegalBlock, LegalDocument } from '../../../content/legal/document';
import { fillParticulars } from './fillParticulars';
import { useParticulars } from './useParticulars';

type Props = { document: LegalDocument };

/** The template for all legal texts. The company's particulars come from the API. */
export function LegalPage({ document }: Props) {
  const particulars = useParticulars();
  return (
    <Container width="text">
      <article css={article}>
        <h1 css={title}>{document.title}</h1>
        <p css={updated}>
          Actualizado el <time dateTime={document.updated}>{longDate(document.updated)}</time>
        </p>
        {document.sections.map((section) => (
          <section key={section.title}>
            <h2 css={heading}>{section.title}</h2>
            {section.blocks.map((block) => (
              <Block key={String(block)} block={block} fill={(copy) => fillParticulars(copy, particulars)} />
            ))}
          </section>
        ))}
      </article>
    </Container>
  );
}

function Block({ block, fill }: { block: LegalBlock; fill: (copy: string) => string }) {
  if (typeof block === 'string') return <p>{fill(block)}</p>;
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{fill(item)}</li>
      ))}
    </ul>
  );
}

const article = css({ ...text.body, paddingBlock: space.section, overflowWrap: 'anywhere' });
const title = css({ ...text.h1, margin: 0 });
const updated = css({ ...text.small, color: color.muted });
const heading = css({ ...text.h3, marginBlock: `${space.xl} ${space.s}` });
