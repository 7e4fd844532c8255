import type { MediaItem } from 'shared-contracts';

/** An item's title. Another provider of the API may send none. */
export const itemTitle = ({ titulo, id }: MediaItem): string => titulo ?? `Contenido ${id}`;
