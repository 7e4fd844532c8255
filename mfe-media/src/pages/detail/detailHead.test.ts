import type { MediaItem } from '@tramuntana/contracts';
import { aMediaItem, fakeShell } from '@tramuntana/contracts/testing';
import { detailHead } from './detailHead';

const picture = { src: '/api/files/poster.webp', alt: 'Cala', width: 1280, height: 720, sources: [] };

function headOf(item: MediaItem | null, id = '7') {
  const shell = fakeShell();
  shell.queryClient.setQueryData(['mfe-media', '/galeria/7/'], item);
  return detailHead({ params: { id }, search: new URLSearchParams(), shell });
}

test('a video’s structured data has its length, its poster and its date', () => {
  const head = headOf(aMediaItem({ id: 7, titulo: 'Vuelo', fecha: '2026-06-18', duration: 7.9, picture }));
  expect(head.structuredData).toEqual([
    expect.objectContaining({
      '@type': 'VideoObject',
      name: 'Vuelo',
      duration: 'PT8S',
      uploadDate: '2026-06-18',
      thumbnailUrl: 'https://tramuntana.example/api/files/poster.webp',
      contentUrl: 'https://tramuntana.example/api/files/costa-brava.mp4',
    }),
  ]);
  expect(head).toMatchObject({ title: 'Vuelo', type: 'video.other', image: { src: picture.src, alt: 'Cala' } });
});

test('a shared link to an item shows its JPEG', () => {
  const head = headOf(aMediaItem({ id: 7, picture: { ...picture, card: '/api/files/poster-card.jpg' } }));
  expect(head.image).toEqual({
    ...{ src: '/api/files/poster-card.jpg', alt: 'Cala' },
    ...{ width: 1200, height: 630, type: 'image/jpeg' },
  });
});

test('an item with an iframe is an embedded video', () => {
  const head = headOf(aMediaItem({ id: 7, file: null, iframe: 'https://tours.example/7', picture }));
  expect(head.structuredData?.[0]).toMatchObject({ '@type': 'VideoObject', embedUrl: 'https://tours.example/7' });
});

test('the site’s own viewer is not a video and has an absolute address', () => {
  const head = headOf(aMediaItem({ id: 7, file: null, iframe: '/visor/castillo', picture }));
  expect(head.structuredData?.[0]).toMatchObject({
    '@type': 'MediaObject',
    embedUrl: 'https://tramuntana.example/visor/castillo',
  });
  expect(head.type).toBe('website');
});

test('a picture is an image', () => {
  const head = headOf(aMediaItem({ id: 7, kind: 'imagen', file: '/cala.webp', picture }));
  expect(head.structuredData?.[0]).toMatchObject({ '@type': 'ImageObject' });
});

test.each(['7', 'abc'])('an item that does not exist (%s) is not indexed', (id) => {
  expect(headOf(null, id)).toMatchObject({ title: 'Contenido no encontrado', noindex: true });
});
