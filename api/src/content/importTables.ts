import type { Database } from '../data/database';
import { deleteOthers } from '../data/deleteOthers';
import { insertOrUpdate } from '../data/insertOrUpdate';
import { searchVector } from '../data/posts/searchWords';
import { company, galleryItems, postSearch, posts, postTags, services, tags } from '../data/schema';
import { slices } from '../data/slices';
import type { Content } from './readContent';

export async function importCompany(database: Database, content: Content): Promise<void> {
  const { direccion, empresa, contacto } = content.company;
  await insertOrUpdate(database, company, company.part, [
    { part: 'direccion', data: direccion },
    { part: 'empresa', data: empresa },
    { part: 'contacto', data: contacto },
  ]);
}

export async function importServices(database: Database, content: Content): Promise<void> {
  const kept = content.services.map(({ pagina }) => pagina);
  await deleteOthers(database, services, services.pagina, kept);
  await insertOrUpdate(database, services, services.pagina, content.services);
}

export async function importGallery(database: Database, content: Content): Promise<void> {
  const kept = content.gallery.map(({ id }) => id);
  await deleteOthers(database, galleryItems, galleryItems.id, kept);
  await insertOrUpdate(database, galleryItems, galleryItems.id, content.gallery);
}

export async function importPosts(database: Database, content: Content): Promise<void> {
  const kept = content.posts.map(({ id }) => id);
  await deleteOthers(database, posts, posts.id, kept);
  await insertOrUpdate(
    database,
    posts,
    posts.id,
    content.posts.map(({ tags: _tags, words: _words, ...row }) => row),
  );
  await insertOrUpdate(
    database,
    postSearch,
    postSearch.post_id,
    content.posts.map(({ id, fecha, words }) => ({ post_id: id, fecha, search: searchVector(words) })),
  );
  const idByName = await importTags(database, [...new Set(content.posts.flatMap((post) => post.tags))]);
  // Nothing refers to these rows, so all of them are written again.
  await database.delete(postTags);
  const links = content.posts.flatMap((post) =>
    post.tags.map((name, position) => ({
      post_id: post.id,
      tag_id: idByName.get(name) ?? 0,
      position,
      fecha: post.fecha,
    })),
  );
  for (const slice of slices(links)) await database.insert(postTags).values(slice);
}

/** Deletes tags that no post has, and adds new ones; the others keep their ids. Returns the ids by name. */
async function importTags(database: Database, names: string[]): Promise<Map<string, number>> {
  await deleteOthers(database, tags, tags.name, names);
  for (const slice of slices(names.map((name) => ({ name })))) {
    await database.insert(tags).values(slice).onConflictDoNothing();
  }
  const rows = await database.select().from(tags);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
