import type { UploadManifest } from 'releases';

/**
 * A line for each page whose scripts exceed a limit, in brotli bytes. A page loads the release's entry, its routes, and the
 * chunks that the page itself names. Scripts without a compressed copy count in full.
 */
export function heavyPages(manifest: UploadManifest, chunks: Record<string, string[]>, most: number): string[] {
  const always = [manifest.entry, ...(manifest.chunks.routes ?? [])];
  return Object.entries(chunks).flatMap(([page, names]) => {
    const scripts = new Set([...always, ...names.flatMap((name) => manifest.chunks[name] ?? [])]);
    const bytes = [...scripts].reduce((sum, script) => sum + sizeOf(manifest, script), 0);
    return bytes > most ? [`${page} loads ${bytes} bytes of scripts, and the limit is ${most}`] : [];
  });
}

const sizeOf = ({ files }: UploadManifest, script: string): number =>
  (files[`web/${script}.br`] ?? files[`web/${script}`])?.bytes ?? 0;
