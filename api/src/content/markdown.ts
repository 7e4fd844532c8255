import type { Picture } from '@tramuntana/contracts';
import { Marked, type Tokens } from 'marked';

/** Finds the picture of a figure; throws with a message for the editor where there is none. */
type FindPicture = (slug: string) => Picture;

/** Markdown of a post as HTML, not yet sanitised. A paragraph that is one image, `![alt](slug)`, becomes a figure. */
export function renderMarkdown(markdown: string, findPicture: FindPicture): string {
  const marked = new Marked({
    renderer: {
      paragraph({ tokens }) {
        const [only, ...rest] = tokens;
        if (only?.type === 'image' && rest.length === 0) return figure(only as Tokens.Image, findPicture);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      image: (image) => img(image, findPicture(image.href)),
    },
  });
  return marked.parse(markdown, { async: false });
}

function figure(image: Tokens.Image, findPicture: FindPicture): string {
  const picture = findPicture(image.href);
  const caption = image.title || picture.caption;
  return `<figure>${img(image, picture)}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ''}</figure>\n`;
}

// Only WebP: an <img> names one format, and feed readers and mail programs show posts, too.
function img({ text }: Tokens.Image, picture: Picture): string {
  const renditions = picture.sources.filter(({ type }) => type === 'image/webp');
  const attributes = {
    src: picture.src,
    srcset: renditions.map(({ src, width }) => `${src} ${width}w`).join(', '),
    sizes: '(min-width: 768px) 44rem, 92vw',
    alt: text || picture.alt,
    width: picture.width,
    height: picture.height,
    loading: 'lazy',
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
  return `<img ${written.join(' ')}>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
