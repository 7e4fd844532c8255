import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The types of what a build emits. A browser runs a script and follows a style only with the right one. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Sends a file of the newest build. Browsers do not keep it, because the next build may change it. */
export async function sendBuiltFile(folder: string, name: string, response: ServerResponse): Promise<void> {
  const file = path.join(folder, name);
  const found = file.startsWith(folder + path.sep) ? await stat(file).catch(() => undefined) : undefined;
  if (!found?.isFile()) return void response.writeHead(404, { 'cache-control': 'no-store' }).end();
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': 'no-store',
  });
  await pipeline(createReadStream(file), response).catch((error: NodeJS.ErrnoException) => {
    // The browser has gone elsewhere.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
