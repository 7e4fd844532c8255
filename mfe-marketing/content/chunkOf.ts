/**
 * Name of a content page's chunk. Every page loads the names of all chunks, so it has only the first three words of the
 * address: `content-drones-fpv-caracteristicas`.
 */
export const chunkOf = (address: string) => `content-${address.split('-', 3).join('-')}`;
