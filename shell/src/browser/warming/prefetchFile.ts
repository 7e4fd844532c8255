/**
 * Brings a file into the browser's cache without running it, behind all that the page itself asks for. Gives its bytes on
 * the line. Rejects where it does not come.
 */
export async function bringFile(address: string): Promise<number> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { byteLength } = await response.arrayBuffer();
  return Number(response.headers.get('content-length') ?? byteLength);
}
