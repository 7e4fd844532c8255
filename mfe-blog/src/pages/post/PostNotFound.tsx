import { NotFound } from '@tramuntana/ui';
import { Link } from 'react-router-dom';

type Props = { failure?: string; retry?: () => unknown; isRetrying?: boolean };

/** Shown for a missing post and for one that failed to load, with different sentences (docs/product/blog.md#post-5). */
export const PostNotFound = ({ failure = 'No se pudo encontrar este post', ...attempt }: Props) => (
  <NotFound title="Post No Encontrado" back={<Link to="/blog">Volver al blog</Link>} {...attempt}>
    {failure}
  </NotFound>
);
