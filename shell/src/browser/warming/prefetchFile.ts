/**
 * Fetches a file into the browser's cache without running it, at a lower priority than anything that the page needs.
 * Resolves to the bytes transferred. Rejects if the file cannot be fetched.
 */
export async function prefetchFile(address: string): Promise<number> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { byteLength } = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? byteLength);
}
