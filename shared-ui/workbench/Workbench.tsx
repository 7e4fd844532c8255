import { css } from '@emotion/react';
import { baseStyles, Checkbox, Container, color, space, text } from '@tramuntana/ui';
import { fontFaces } from '@tramuntana/ui/fonts';
import { useEffect, useState } from 'react';
import { sections } from './sections';

/** Every part of the kit in every state, in the chosen theme. */
export function Workbench() {
  const [dark, setDark] = useState(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
  useEffect(() => {
    document.documentElement.classList.toggle('dark', dark);
  }, [dark]);
  return (
    <>
      <style>{fontFaces + baseStyles}</style>
      <header css={bar}>
        <Container css={inBar}>
          <h1 css={heading}>Kit de diseño</h1>
          <Checkbox checked={dark} onChange={({ target }) => setDark(target.checked)}>
            Tema oscuro
          </Checkbox>
        </Container>
      </header>
      <Container>
        <nav aria-label="Familias de piezas" css={families}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`} css={family}>
              {title}
            </a>
          ))}
        </nav>
        <main>
          {sections.map(({ id, title, Parts }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titulo`} css={section}>
              <h2 id={`${id}-titulo`} css={sectionHeading}>
                {title}
              </h2>
              <Parts />
            </section>
          ))}
        </main>
      </Container>
    </>
  );
}

const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  background: color.ground,
  borderBlockEnd: `1px solid ${color.line}`,
});
const inBar = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '4rem' });
const heading = css({ ...text.h3, margin: 0 });
const families = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.m, paddingBlock: space.m });
const family = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
const section = css({ paddingBlockEnd: space.section });
const sectionHeading = css({ ...text.h2, margin: `0 0 ${space.l}` });
