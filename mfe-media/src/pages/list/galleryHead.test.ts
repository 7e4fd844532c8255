import { aMediaItem, fakeShell } from '@tramuntana/contracts/testing';
import { galleryPageQuery } from '../../api/gallery';
import { galleryHead } from './galleryHead';

test.each([
  ['a list without items is not to be indexed', [], true],
  ['a list with items may be', [aMediaItem()], false],
])('%s', (_name, items, noindex) => {
  const shell = fakeShell();
  const list = galleryPageQuery(shell.api, { kind: 'video', servicio: '', page: 1 });
  shell.queryClient.setQueryData(list.queryKey, { count: items.length, next: null, results: items });
  const head = galleryHead({ params: {}, search: new URLSearchParams('kind=video'), shell });
  expect(head).toMatchObject({ noindex });
});
