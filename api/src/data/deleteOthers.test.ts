import { testDatabases } from '../testing/databases';
import type { OpenDatabase } from './database';
import { deleteOthers } from './deleteOthers';
import { tags } from './schema';

describe.each(testDatabases)('deleteOthers on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await open();
    await opened.database
      .insert(tags)
      .values([{ name: 'Casos' }, { name: 'Equipo, "pequeño"' }, { name: 'Normativa' }]);
  });
  afterEach(() => opened.close());

  const left = async () => (await opened.database.select().from(tags).orderBy(tags.name)).map(({ name }) => name);

  test('keeps the named rows, whatever characters their names have', async () => {
    await deleteOthers(opened.database, tags, tags.name, ['Equipo, "pequeño"', 'Nuevo']);
    expect(await left()).toEqual(['Equipo, "pequeño"']);
  });

  test('can keep more rows than one statement takes values', async () => {
    const many = Array.from({ length: 70_000 }, (_, number) => `Etiqueta ${number}`);
    await deleteOthers(opened.database, tags, tags.name, [...many, 'Casos']);
    expect(await left()).toEqual(['Casos']);
  });

  test('keeps nothing if no row is named', async () => {
    await deleteOthers(opened.database, tags, tags.id, []);
    expect(await left()).toEqual([]);
  });
});
