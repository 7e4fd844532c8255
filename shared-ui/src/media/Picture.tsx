import { css } from '@emotion/react';
import { onPicture } from '../layout/onPicture';
import { color, space } from '../theme/tokens';
import { text } from '../theme/type';
import { UprightSource } from './UprightSource';

/** A picture in its renditions; the contracts' Picture fits. */
export type PictureData = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Its prevailing colour and a tiny version of it, shown while it loads. */
  color?: string;
  lqip?: string;
  sources: readonly { src: string; type: string; width?: number }[];
  /** Its middle, cut out for phones that are held upright: see `upright`. */
  portrait?: { src: string; type: string };
};

type Props = {
  picture: PictureData;
  /** How wide it will stand, as in an img's `sizes`. */
  sizes: string;
  /** For what is seen first: loads at once. All others wait until they come near. */
  priority?: boolean;
  /** The picture fills a box that is tall on a phone and cuts its sides away. There the portrait rendition is used. */
  upright?: boolean;
  /** Crops to this shape, such as '3 / 2'. */
  ratio?: string;
  /** Replaces the picture's own; empty where its neighbour says the same. */
  alt?: string;
  className?: string;
};

/** Best format and size for this screen, with its room kept from the first paint. */
export function Picture({ picture, sizes, priority = false, upright = false, ratio, alt, className }: Props) {
  const { src, width, height, color, lqip, sources, portrait } = picture;
  return (
    <picture css={wrapper}>
      {upright && portrait && <UprightSource type={portrait.type} srcSet={portrait.src} />}
      {[...new Set(sources.map(({ type }) => type))].map((type) => (
        <source key={type} type={type} srcSet={renditions(sources, type)} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        style={{
          ...(color && { backgroundColor: color }),
          ...(lqip && { backgroundImage: `url(${lqip})` }),
          ...(ratio && { aspectRatio: ratio }),
        }}
        className={className}
        css={image}
      />
    </picture>
  );
}

function renditions(sources: PictureData['sources'], type: string): string {
  return sources
    .filter((source) => source.type === type)
    .map((source) => (source.width ? `${source.src} ${source.width}w` : source.src))
    .join(', ');
}

// Laid out as if it were the img alone. Without `none`, browsers would make each source an item of a grid.
const wrapper = css({ display: 'contents', '& > source': { display: 'none' } });
const image = css({
  display: 'block',
  position: 'relative',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  backgroundSize: 'cover',
  // Browsers draw it only for a picture that failed to load. It hides their broken-image sign and shows the `alt`.
  '&::after': {
    ...text.small,
    color: onPicture.color,
    content: 'attr(alt)',
    position: 'absolute',
    inset: 0,
    padding: space.m,
    background: 'inherit',
    textShadow: `0 0 0.5rem ${color.night}`,
  },
});
