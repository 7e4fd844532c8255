import {
  absoluteAddress,
  type Head,
  type HeadContext,
  type Post,
  type ShellServices,
  socialPicture,
} from '@tramuntana/contracts';
import { feed } from '../../api/feed';
import { postId } from '../../api/postId';
import { postQuery } from '../../api/posts';
import { excerpt } from '../../html/textOf';
import { postPicture } from '../../posts/postPicture';

/** In characters. Search engines cut longer descriptions. */
const DESCRIPTION_LENGTH = 155;

/** A post's metadata, with an article's structured data for search engines. */
export function postHead({ params, shell }: HeadContext): Head {
  const id = postId(params.id);
  const post = id === null ? null : shell.queryClient.getQueryData(postQuery(shell.api, id).queryKey);
  if (post) return headOf(post, shell);
  if (post === null) {
    return { title: 'Post No Encontrado', description: 'No se pudo encontrar este post.', noindex: true };
  }
  return { title: 'Artículo del blog', description: 'Artículo del blog de Tramuntana Drones.', type: 'article' };
}

function headOf(post: Post, shell: ShellServices): Head {
  const social = socialPicture(postPicture(post, shell));
  const image = absoluteAddress(social.src, shell);
  const path = `/blog/post/${post.id}`;
  const description = post.resumen ?? excerpt(post.content, DESCRIPTION_LENGTH);
  const names = post.tags.map(({ name }) => name);
  return {
    title: post.titulo,
    description,
    keywords: names,
    canonicalPath: path,
    type: 'article',
    alternates: [feed],
    image: { ...social, alt: social.alt || post.titulo },
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: post.titulo,
        description,
        datePublished: post.fecha,
        author: { '@type': 'Person', name: post.author },
        publisher: { '@type': 'Organization', name: 'Tramuntana Drones', url: shell.siteUrl || undefined },
        image: image ? [image] : undefined,
        keywords: names.join(', '),
        timeRequired: `PT${post.read_time}M`,
        inLanguage: 'es-ES',
        mainEntityOfPage: absoluteAddress(path, shell),
      },
    ],
  };
}
