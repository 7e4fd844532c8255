import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from 'shared-contracts/runtime';
import { Embed } from 'shared-ui';
import { frameAddress, linkTarget, ownPicture, ownPictures, type Places } from '../../html/addresses';
import type { HtmlElement, HtmlNode } from '../../html/readHtml';
import { bodyText } from './bodyText';

type Props = { nodes: readonly HtmlNode[] };

/** A post's body, element by element: none of its HTML is handed to the browser as HTML. */
export function PostBody({ nodes }: Props) {
  return <div css={bodyText}>{write(nodes, useShell())}</div>;
}

const SCROLLED = { className: 'scroll', role: 'group', 'aria-label': 'Tabla', tabIndex: 0 };

type ElementProps = { element: HtmlElement; places: Places };

function write(nodes: readonly HtmlNode[], places: Places): ReactNode[] {
  const written: ReactNode[] = [];
  for (const node of nodes) {
    // A body never changes its order: the place is key enough.
    written.push(typeof node === 'string' ? node : <Element key={written.length} element={node} places={places} />);
  }
  return written;
}

function Element({ element, places }: ElementProps): ReactNode {
  const { name, attributes } = element;
  const children = write(element.children, places);
  const attribute = (key: string) => attributes.get(key) || undefined;
  switch (name) {
    case 'a':
      return writeLink(attribute('href'), children, places);
    case 'img':
      return writePicture(attribute, places);
    case 'iframe':
      return writeFrame(attribute, places);
    case 'br':
    case 'hr':
      return createElement(name);
    case 'table':
      // In the tab order, because a wide table is scrolled with the keyboard too.
      return createElement('div', SCROLLED, <table>{children}</table>);
    case 'td':
    case 'th':
      return createElement(name, cellProps(name, attribute), children);
    case 'ol':
      return <ol start={count(attribute('start'))}>{children}</ol>;
    default:
      return createElement(name, { id: attribute('id'), title: attribute('title') }, children);
  }
}

function writeLink(href: string | undefined, children: ReactNode, places: Places): ReactNode {
  const target = href === undefined ? null : linkTarget(href, places);
  if (!target) return children;
  if (target.kind === 'page') return <Link to={target.href}>{children}</Link>;
  return (
    <a href={target.href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

function cellProps(name: 'td' | 'th', attribute: ReadAttribute) {
  const scope = attribute('scope');
  return {
    scope: name === 'th' && (scope === 'col' || scope === 'row') ? scope : undefined,
    colSpan: count(attribute('colspan')),
    rowSpan: count(attribute('rowspan')),
  };
}

type ReadAttribute = (key: string) => string | undefined;

function writePicture(attribute: ReadAttribute, places: Places): ReactNode {
  const alt = attribute('alt') ?? '';
  const src = ownPicture(attribute('src') ?? '', places);
  if (src === null) return alt;
  const srcSet = ownPictures(attribute('srcset') ?? '', places);
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={srcSet && '(min-width: 768px) 44rem, 100vw'}
      alt={alt}
      width={count(attribute('width'))}
      height={count(attribute('height'))}
      loading="lazy"
      decoding="async"
    />
  );
}

/** A video from elsewhere waits for the reader's click (readings, 'Embedded frames'). */
function writeFrame(attribute: ReadAttribute, places: Places): ReactNode {
  const src = frameAddress(attribute('src') ?? '', places);
  if (src === null) return null;
  const title = attribute('title') ?? 'Contenido incrustado';
  return <Embed src={src} title={title} sameOrigin={false} linkLabel={`Abrir en ${new URL(src).hostname}`} />;
}

/** A whole number as an attribute may hold it; anything else is left out. */
function count(written: string | undefined): number | undefined {
  return written !== undefined && /^[1-9]\d{0,4}$/.test(written) ? Number(written) : undefined;
}
