import { useShell } from '@tramuntana/contracts/runtime';
import { Embed } from '@tramuntana/ui';
import { createElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { frameAddress, type Hosts, linkTarget, ownPicture, ownPictures } from '../../html/addresses';
import type { HtmlElement, HtmlNode } from '../../html/htmlNode';
import { textOfNodes } from '../../html/textOf';
import { bodyText } from './bodyText';

/** `path` is the post's own. */
type Props = { nodes: readonly HtmlNode[]; path: string };

/** A post's body. React renders it element by element and never inserts it as HTML (docs/product/blog.md#post-7). */
export function PostBody({ nodes, path }: Props) {
  const { siteUrl, mediaUrl } = useShell();
  return <div css={bodyText}>{write(nodes, { siteUrl, mediaUrl, path })}</div>;
}

/** A wide table is in the tab order, so that the keyboard can scroll it. */
const SCROLLED = { className: 'scroll', role: 'group', tabIndex: 0 };

type Page = Hosts & Pick<Props, 'path'>;
type ElementProps = { element: HtmlElement; page: Page };

function write(nodes: readonly HtmlNode[], page: Page): ReactNode[] {
  const written: ReactNode[] = [];
  for (const node of nodes) {
    // A body never changes its order, so the index can be the key.
    written.push(typeof node === 'string' ? node : <Element key={written.length} element={node} page={page} />);
  }
  return written;
}

function Element({ element, page }: ElementProps): ReactNode {
  const { name, attributes } = element;
  const children = write(element.children, page);
  const attribute = (key: string) => attributes.get(key) || undefined;
  const id = attribute('id');
  switch (name) {
    case 'a':
      return writeLink(attribute, children, page);
    case 'img':
      return writePicture(attribute, page);
    case 'iframe':
      return writeFrame(attribute, page);
    case 'br':
      return <br />;
    case 'hr':
      return <hr id={id} />;
    case 'table':
      return createElement('div', { ...SCROLLED, id, 'aria-label': tableName(element) }, <table>{children}</table>);
    case 'td':
    case 'th':
      return createElement(name, { id, ...cellProps(name, attribute) }, children);
    case 'ol':
      return (
        <ol id={id} start={count(attribute('start'))}>
          {children}
        </ol>
      );
    default:
      return createElement(name, { id, title: attribute('title') }, children);
  }
}

function writeLink(attribute: ReadAttribute, children: ReactNode, page: Page): ReactNode {
  const id = attribute('id');
  const target = linkTarget(attribute('href') ?? '', page);
  if (!target) return id ? <span id={id}>{children}</span> : children;
  if (target.kind === 'page') {
    return (
      <Link id={id} to={target.href}>
        {children}
      </Link>
    );
  }
  return (
    <a id={id} href={target.href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

function tableName({ children }: HtmlElement): string {
  const caption = children.find((child) => typeof child !== 'string' && child.name === 'caption');
  const text = caption ? textOfNodes([caption]) : '';
  return text ? `Tabla: ${text}` : 'Tabla';
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

function writePicture(attribute: ReadAttribute, hosts: Hosts): ReactNode {
  const alt = attribute('alt') ?? '';
  const src = ownPicture(attribute('src') ?? '', hosts);
  if (src === null) return alt;
  const srcSet = ownPictures(attribute('srcset') ?? '', hosts);
  return (
    <img
      id={attribute('id')}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && '(min-width: 768px) 44rem, 92vw'}
      alt={alt}
      width={count(attribute('width'))}
      height={count(attribute('height'))}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Another site's iframe loads only after the reader's click (docs/product/blog.md#post-9). */
function writeFrame(attribute: ReadAttribute, hosts: Hosts): ReactNode {
  const src = frameAddress(attribute('src') ?? '', hosts);
  if (src === null) return null;
  const title = attribute('title') ?? 'Contenido incrustado';
  return <Embed src={src} title={title} sameOrigin={false} linkLabel={`Abrir en ${new URL(src).hostname}`} />;
}

/** Reads a positive whole number from an attribute. Undefined for other values, so that the attribute is left out. */
function count(written: string | undefined): number | undefined {
  return written !== undefined && /^[1-9]\d{0,4}$/.test(written) ? Number(written) : undefined;
}
