import type { MediaItem } from '@tramuntana/contracts';

/** An item's title. Other providers may send none. */
export const itemTitle = ({ titulo, id }: MediaItem): string => titulo ?? `Contenido ${id}`;
