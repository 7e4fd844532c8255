type Props = {
  sources: readonly { src: string; type: string }[];
  /** Address of Spanish captions (WebVTT). */
  captions?: string;
  /** Called when the video cannot be played. */
  onBroken?: () => void;
};

/**
 * The content of every video element: its formats, its captions, and a sentence for browsers without video support
 * (docs/product/site.md#video-1). Browsers try the formats in order. When the last one fails, the video cannot be played.
 */
export function VideoContent({ sources, captions, onBroken }: Props) {
  return (
    <>
      {sources.map(({ src, type }, index) => (
        <source key={src} src={src} type={type} onError={index === sources.length - 1 ? onBroken : undefined} />
      ))}
      {captions && <track kind="captions" src={captions} srcLang="es" label="Español" default />}
      Tu navegador no soporta el elemento de video.
    </>
  );
}
