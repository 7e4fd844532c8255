import { type Head, type HeadContext, socialPicture } from '@tramuntana/contracts';
import { galleryCopy } from '../../../content/gallery';
import { galleryPageQuery } from '../../api/gallery';
import { galleryAddress, readGalleryAddress } from './galleryAddress';

/** The gallery's metadata. The title contains the filter. */
export function galleryHead({ search, shell }: HeadContext): Head {
  const { kind, servicio } = readGalleryAddress(search);
  const kindLabel = galleryCopy.kinds.find((one) => one.kind === kind && kind !== '')?.label;
  const services = shell.queryClient.getQueryData(shell.services.links.queryKey) ?? [];
  const service = services.find(({ pagina }) => pagina === servicio)?.titulo;
  const list = shell.queryClient.getQueryData(galleryPageQuery(shell.api, { kind, servicio, page: 1 }).queryKey);
  const first = list?.results[0];
  return {
    title: [galleryCopy.title, kindLabel, service].filter(Boolean).join(': '),
    description: galleryCopy.description,
    keywords: galleryCopy.keywords,
    canonicalPath: galleryAddress({ kind, servicio }),
    noindex: list?.count === 0,
    image: first?.picture && socialPicture(first.picture),
  };
}
