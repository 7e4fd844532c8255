import { listAddress, readListAddress } from './listAddress';

const read = (search: string) => readListAddress(new URLSearchParams(search));

test('an address is read back as it was written', () => {
  const filter = { buscar: 'ñandú & 100 %', tag: 'Técnica de vuelo', page: 3 };
  expect(read(listAddress(filter).split('?')[1] ?? '')).toEqual(filter);
  expect(listAddress({})).toBe('/blog');
});

test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=hola', 'page=1e9', 'page=99999999999', 'tag=0', 'buscar=+%00+'])(
  'an invalid address gives the full list: %s',
  (search) => {
    expect(read(search)).toEqual({ buscar: '', tag: '', page: 1 });
  },
);

test('invisible characters are removed, and a long search is cut between characters', () => {
  const buscar = encodeURIComponent(`${'a'.repeat(99)}🚁🚁`);
  expect(read('buscar=dro%E2%80%8Bnes&tag=%E2%80%AEabc')).toEqual({ buscar: 'drones', tag: 'abc', page: 1 });
  expect(read(`buscar=${buscar}`).buscar).toBe(`${'a'.repeat(99)}🚁`);
});
