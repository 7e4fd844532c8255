import { absoluteAddress, type Head, type HeadContext, socialPicture } from '@tramuntana/contracts';
import { blogCopy } from '../../../content/blog';
import { feed } from '../../api/feed';
import { featuredQuery, latestQuery } from '../../api/posts';
import { listAddress, readListAddress } from './listAddress';

/**
 * The list's metadata. Search engines may index tags and pages, but not search results or empty lists. Otherwise any word in
 * an address would become an indexed title.
 */
export function listHead({ search, shell }: HeadContext): Head {
  const filter = readListAddress(search);
  const { buscar, tag, page } = filter;
  const list = shell.queryClient.getQueryData(latestQuery(shell.api, filter).queryKey);
  const isEmpty = list?.results.length === 0;
  const newest = shell.queryClient.getQueryData(featuredQuery(shell.api).queryKey)?.results ?? [];
  const picture = newest[0]?.picture;
  const about = tag && !isEmpty ? `${blogCopy.title}: ${tag}` : blogCopy.title;
  return {
    title: [buscar ? `${about}, «${buscar}»` : about, page > 1 && `página ${page}`].filter(Boolean).join(', '),
    description: blogCopy.description,
    keywords: blogCopy.keywords,
    canonicalPath: listAddress({ tag, page }),
    alternates: [feed],
    noindex: buscar !== '' || isEmpty,
    image: picture && socialPicture(picture),
    structuredData: [
      {
        '@type': 'Blog',
        name: `${blogCopy.title} de Tramuntana Drones`,
        url: absoluteAddress('/blog', shell),
        inLanguage: 'es-ES',
        blogPost: newest.map(({ id, titulo, fecha }) => ({
          '@type': 'BlogPosting',
          headline: titulo,
          datePublished: fecha,
          url: absoluteAddress(`/blog/post/${id}`, shell),
        })),
      },
    ],
  };
}
