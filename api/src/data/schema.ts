import type { MediaSource, Picture } from '@tramuntana/contracts';
import { sql } from 'drizzle-orm';
import {
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

// Content. Only the content import writes these tables; it deletes what is no longer in the content folder.

/** The answers of GET /direccion, /empresa and /contacto, one row each. */
export const company = pgTable('company', {
  part: text({ enum: ['direccion', 'empresa', 'contacto'] }).primaryKey(),
  data: jsonb().$type<Record<string, string>>().notNull(),
});

export const services = pgTable('services', {
  pagina: text().primaryKey(),
  position: integer().notNull(),
  titulo: text().notNull(),
  descripcion: text().notNull(),
  imagen: text().notNull(),
  picture: jsonb().$type<Picture>().notNull(),
});

/** A tag keeps its id as long as a post has the tag: addresses of filtered lists may contain the id. */
export const tags = pgTable('tags', { id: serial().primaryKey(), name: text().notNull().unique() });

export const posts = pgTable(
  'posts',
  {
    id: integer().primaryKey(),
    titulo: text().notNull(),
    fecha: date().notNull(),
    author: text().notNull(),
    /** One or two sentences for lists and search engines. */
    resumen: text().notNull(),
    content: text().notNull(),
    imagen: text().notNull(),
    picture: jsonb().$type<Picture>().notNull(),
    read_time: integer().notNull(),
  },
  (table) => [
    index('posts_newest').on(table.fecha.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_by_title').on(sql`lower(without_accents(${table.titulo}))`, table.id),
  ],
);

/**
 * The rows that a search reads. In a table of their own they are small, so thousands of them fit into few disk pages. The
 * date is a copy of the post's.
 */
export const postSearch = pgTable(
  'post_search',
  {
    post_id: integer()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    fecha: date().notNull(),
    /** Spanish stems with and without accents, so that either spelling finds the other, and the words themselves. */
    search: tsvector().notNull(),
  },
  (table) => [
    index('post_search_words').using('gin', table.search),
    index('post_search_newest').on(table.fecha.desc().nullsFirst(), table.post_id.desc().nullsFirst()),
  ],
);

export const postTags = pgTable(
  'post_tags',
  {
    post_id: integer()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    tag_id: integer()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** A copy of the post's date, so that one index finds a tag's newest posts. */
    fecha: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.post_id, table.tag_id] }),
    index('post_tags_newest').on(table.tag_id, table.fecha.desc().nullsFirst(), table.post_id.desc().nullsFirst()),
  ],
);

export const galleryItems = pgTable(
  'gallery_items',
  {
    id: integer().primaryKey(),
    kind: text({ enum: ['video', 'imagen'] }).notNull(),
    titulo: text().notNull(),
    descripcion: text().notNull(),
    servicio: text(),
    fecha: date().notNull(),
    file: text(),
    iframe: text(),
    duration: real(),
    picture: jsonb().$type<Picture>(),
    sources: jsonb().$type<MediaSource[]>(),
  },
  (table) => [
    index('gallery_newest').on(table.fecha.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('gallery_by_service').on(table.servicio, table.fecha.desc().nullsFirst()),
  ],
);

/** The hash of the content that the tables above hold; one row. */
export const contentImports = pgTable('content_imports', {
  id: integer().primaryKey(),
  hash: text().notNull(),
  imported_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export { contactMessages, formKeys, formLimits, newsletterSubscriptions, outbox, retentionRuns } from './visitorTables';
