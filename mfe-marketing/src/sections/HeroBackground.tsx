import { BackgroundVideo, Picture } from '@tramuntana/ui';
import type { Background } from '../../content/page';

type Props = { background: Background };

/** The background of a page's title: a picture, or a looping video with its poster. */
export function HeroBackground({ background }: Props) {
  if (background.kind === 'picture')
    return <Picture picture={background.picture} sizes="100vw" priority upright alt="" />;
  const { poster, sources, portrait, alt } = background.video;
  if (sources.length === 0) return <Picture picture={poster} sizes="100vw" priority upright alt="" />;
  return <BackgroundVideo poster={poster} sources={sources} portrait={portrait} label={alt} />;
}
