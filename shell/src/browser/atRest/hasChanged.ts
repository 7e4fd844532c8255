/** Timeout of the request, in milliseconds. */
const TIMEOUT = 10_000;

/** Whether the live releases differ from those of a revision. Rejects if the server does not answer. */
export async function hasChanged(revision: string): Promise<boolean> {
  const { ok, status } = await fetch('/registry.json', {
    method: 'HEAD',
    headers: { 'if-none-match': `"${revision}"` },
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!ok && status !== 304) throw new Error(`/registry.json answered ${status}`);
  return ok;
}
