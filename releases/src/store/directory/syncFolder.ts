import { open } from 'node:fs/promises';

/** Makes renames in a folder durable, even if the power fails. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder; there the file system's journal makes renames durable.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
