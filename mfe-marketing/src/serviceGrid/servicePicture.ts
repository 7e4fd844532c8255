import type { Picture, Service } from '@tramuntana/contracts';

/** A service's picture with resolved addresses. Null if the provider sends only the plain `imagen`. */
export function servicePicture({ picture }: Service, mediaUrl: (path: string) => string): Picture | null {
  if (!picture) return null;
  return {
    ...picture,
    src: mediaUrl(picture.src),
    sources: picture.sources.map((source) => ({ ...source, src: mediaUrl(source.src) })),
  };
}
