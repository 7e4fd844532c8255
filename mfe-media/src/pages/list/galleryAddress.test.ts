import { firstPageAtOnce, galleryAddress, pagesBetween, readGalleryAddress } from './galleryAddress';

const read = (search: string) => readGalleryAddress(new URLSearchParams(search));

test.each(['kind=otra', 'page=0', 'page=-1', 'page=dos', 'page=123456', 'servicio=%00', 'servicio=../otro', ''])(
  'an invalid filter (%s) counts as none',
  (search) => {
    expect(read(search)).toEqual({ kind: '', servicio: '', page: 1 });
  },
);

test('no address makes the server load more than ten pages', () => {
  const { page } = read('page=99999');
  expect(pagesBetween({ kind: '', servicio: '' }, firstPageAtOnce(page), page)).toHaveLength(10);
});

test('an address is read back as it was written', () => {
  const filter = { kind: 'video', servicio: 'drones-fpv', page: 3 } as const;
  expect(read(new URL(galleryAddress(filter), 'http://x').search)).toEqual(filter);
});
