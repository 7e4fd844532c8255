/**
 * Whether what failed is a script that the server has no more: its release was removed from the store. `error` is webpack's,
 * which names the script in `request`; any other is no such failure. Rejects if the server does not answer.
 */
export async function chunkIsGone(error: unknown): Promise<boolean> {
  const { request } = (error ?? {}) as { request?: unknown };
  return typeof request === 'string' && (await fetch(request, { method: 'HEAD', cache: 'no-store' })).status === 404;
}
