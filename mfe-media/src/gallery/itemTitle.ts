import type { MediaItem } from 'shared-contracts';

/** What an item is called; a foreign provider may send none. */
export const itemTitle = ({ titulo, id }: MediaItem): string => titulo ?? `Contenido ${id}`;
