type Props = {
  sources: readonly { src: string; type: string }[];
  onBroken: () => void;
};

/** The formats of a video. The browser tries one after the other: when the last fails, nothing of it can be played. */
export function VideoSources({ sources, onBroken }: Props) {
  return sources.map(({ src, type }, index) => (
    <source key={src} src={src} type={type} onError={index === sources.length - 1 ? onBroken : undefined} />
  ));
}
