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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MediaSource, Picture } from 'shared-contracts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

// Content: written by the content import alone, which removes what left the content folder.

/** What GET /direccion, /empresa and /contacto answer, one row each. */
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

/** Tags keep their id as long as any content carries their name: addresses of filtered lists hold it. */
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
 * What a search looks through, apart from the posts: a search reads thousands of these rows, and few are as many pages. The
 * date is the post's own.
 */
export const postSearch = pgTable(
  'post_search',
  {
    post_id: integer()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    fecha: date().notNull(),
    /** Spanish stems of the words as written and of the words without accents, so that either spelling finds the other. */
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
    /** The post's own, so that a tag's newest posts are found in one index. */
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

/** Which content the tables above hold; see contentImport.ts. */
export const contentImports = pgTable('content_imports', {
  id: integer().primaryKey(),
  hash: text().notNull(),
  imported_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

// Visitors' rows: no import ever touches them.

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: serial().primaryKey(),
    email: text().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('newsletter_subscriptions_email').on(sql`lower(${table.email})`)],
);

export const contactMessages = pgTable('contact_messages', {
  id: serial().primaryKey(),
  mensaje: text().notNull(),
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
