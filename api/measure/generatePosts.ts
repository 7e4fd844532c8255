import { sql } from 'drizzle-orm';
import type { Database } from '../src/data/database';
import { tags } from '../src/data/schema';
import type { Corpus } from './corpus';
import { numbers } from './numbers';

const BATCH = 500;
const WORDS_A_POST = 120;
const WORDS_IN_A_ROW = 8;
const DAYS = 365 * 20;
const DAY = 86_400_000;

/** Fills an empty database with posts made of the real posts' words, so that words are as frequent as in Spanish. */
export async function generatePosts(database: Database, corpus: Corpus, total: number): Promise<void> {
  const number = numbers(20_260_514);
  const textOf = (count: number) => {
    const found: string[] = [];
    while (found.length < count) {
      const start = number(corpus.words.length);
      found.push(...corpus.words.slice(start, start + WORDS_IN_A_ROW));
    }
    return found.slice(0, count);
  };
  await database.insert(tags).values(corpus.tags.map((name) => ({ name })));
  const known = await database.select().from(tags);
  for (let first = 1; first <= total; first += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, total - first + 1) }, (_, index) => {
      const title = textOf(6);
      const body = textOf(WORDS_A_POST);
      return {
        id: first + index,
        titulo: title.join(' '),
        fecha: new Date(Date.UTC(2026, 0, 1) - number(DAYS) * DAY).toISOString().slice(0, 10),
        author: 'Núria Vidal',
        resumen: body.slice(0, 20).join(' '),
        content: `<p>${body.join(' ')}</p>`,
        imagen: corpus.picture.src,
        picture: corpus.picture,
        read_time: 1,
        words: [...title, ...body].join(' '),
        tags: known.filter(() => number(5) === 0).map(({ id }) => id),
      };
    });
    await insertBatch(database, batch, known[number(known.length)]?.id ?? 1);
  }
}

/** One statement for a batch: sending a hundred thousand single rows would take an hour. */
async function insertBatch(database: Database, batch: readonly object[], fallbackTag: number): Promise<void> {
  const rows = JSON.stringify(batch);
  await database.execute(sql`
    insert into posts (id, titulo, fecha, author, resumen, content, imagen, picture, read_time)
    select * from jsonb_to_recordset(${rows}::jsonb) as post(id integer, titulo text, fecha date, author text, resumen text,
      content text, imagen text, picture jsonb, read_time integer)`);
  await database.execute(sql`
    insert into post_search (post_id, fecha, search)
    select (post->>'id')::integer, (post->>'fecha')::date,
      strip(to_tsvector('spanish', post->>'words') || to_tsvector('spanish', without_accents(post->>'words'))
        || to_tsvector('simple', without_accents(post->>'words')))
    from jsonb_array_elements(${rows}::jsonb) post`);
  await database.execute(sql`
    insert into post_tags (post_id, tag_id, position, fecha)
    select (post->>'id')::integer, tag.id::integer, tag.position, (post->>'fecha')::date
    from jsonb_array_elements(${rows}::jsonb) post,
      jsonb_array_elements_text(case post->'tags' when '[]' then jsonb_build_array(${fallbackTag}::integer) else post->'tags' end)
        with ordinality tag(id, position)`);
}
