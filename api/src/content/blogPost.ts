import { MAX_ID, searchWords, singleLine } from '@tramuntana/contracts';
import matter from 'gray-matter';
import { z } from 'zod';
import { ContentProblem, parseContent } from './contentProblem';
import { renderMarkdown } from './markdown';
import type { MediaCatalog } from './mediaCatalog';
import { sanitiseHtml, textOf } from './sanitise';

const WORDS_A_MINUTE = 200;

/** Text in one line. Soft hyphens are removed in every spelling, because the site does not hyphenate titles. */
const text = z
  .string()
  .overwrite((written) => singleLine(written.replaceAll('&shy;', '')))
  .min(1);

const frontMatter = z.strictObject({
  id: z.int().positive().max(MAX_ID),
  titulo: text,
  fecha: z.iso.date('must be a date such as 2026-05-14'),
  author: text,
  tags: z.array(text.regex(/^[^,]*$/, 'must have no comma, which separates tags in addresses')).min(1),
  imagen: z.string(),
  resumen: text,
});

/**
 * Reads a post from its file, Markdown or HTML with front matter. Adds sanitised HTML, a reading time in minutes, and the
 * words for the search. Throws a `ContentProblem` for the editor.
 */
export function readBlogPost(file: string, text: string, media: MediaCatalog) {
  const { data, content } = parseFrontMatter(file, text);
  const { imagen, tags, ...meta } = parseContent(file, frontMatter, data);
  const findPicture = (slug: string) => {
    const picture = media.picture(slug);
    if (!picture) throw new ContentProblem(file, `there is no picture ${slug} in media/catalog.json`);
    return picture;
  };
  const picture = findPicture(imagen);
  const html = sanitiseHtml(file.endsWith('.html') ? content : renderMarkdown(content, findPicture)).normalize('NFC');
  const body = textOf(html);
  return {
    ...meta,
    content: html,
    imagen: picture.src,
    picture,
    tags: [...new Set(tags)],
    read_time: Math.max(1, Math.round(body.split(' ').length / WORDS_A_MINUTE)),
    words: searchWords(`${meta.titulo} ${meta.resumen} ${body} ${tags.join(' ')}`),
  };
}

function parseFrontMatter(file: string, text: string) {
  try {
    const { data, content, matter: written } = matter(text, { engines: { javascript: refuseProgram } });
    return { data: { ...data, fecha: dayOf(data.fecha, written) }, content };
  } catch (error) {
    throw new ContentProblem(file, `its front matter is not YAML (${String(error).split('\n')[0]})`);
  }
}

/**
 * YAML reads an unquoted date as midnight UTC of that day, and 30 February as 2 March. So a day counts only if the file
 * spells it that way. Any other date stays as YAML read it, and the schema refuses it.
 */
function dayOf(fecha: unknown, written: string): unknown {
  if (!(fecha instanceof Date)) return fecha;
  const day = fecha.toISOString().slice(0, 10);
  return new RegExp(`fecha: +${day}`).test(written) ? day : fecha;
}

// gray-matter would otherwise run front matter that begins with `---js`.
function refuseProgram(): never {
  throw new Error('a program is not allowed here');
}
