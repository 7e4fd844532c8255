/**
 * Name of a content page's chunk: the first three words of the address, as in `content-drones-fpv-caracteristicas`. Names
 * are short, because every page loads the names of all chunks.
 */
export const chunkOf = (address: string) => `content-${address.split('-', 3).join('-')}`;
