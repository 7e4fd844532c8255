import { css } from '@emotion/react';
import { onPicture } from '../layout/onPicture';
import { color, space } from '../theme/tokens';
import { text } from '../theme/type';
import { UprightSource } from './UprightSource';

/** A picture with its renditions. The contracts' Picture has this shape. */
export type PictureData = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Its mean colour and a tiny version of it, shown during loading. */
  color?: string;
  lqip?: string;
  sources: readonly { src: string; type: string; width?: number }[];
  /** Its middle part, for phones held upright: see `upright`. */
  portrait?: { src: string; type: string };
};

type Props = {
  picture: PictureData;
  /** Its width on the page, in the syntax of an img's `sizes`. */
  sizes: string;
  /** Loads at once, for pictures at the top of the page. Other pictures load lazily. */
  priority?: boolean;
  /** For a picture in a box that is tall on phones and crops its sides. The portrait rendition is used there. */
  upright?: boolean;
  /** Crops to this aspect ratio, such as '3 / 2'. */
  ratio?: string;
  /** Replaces the picture's own text. Leave it empty if a neighbouring text says the same. */
  alt?: string;
  className?: string;
};

/** Chooses the best format and size for the screen, and reserves the space from the first paint. */
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

// Lays out the img alone. Without `none`, browsers would make each source a grid item.
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
