import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Fault } from '../fault';
import type { DatabasePlace } from '../place';
import { awayDatabase } from './database';

/** Faults of the database's machine. */
export function placeFaults({ parent, cut, heal }: DatabasePlace): Fault[] {
  const ballast = path.join(parent, 'ballast');
  return [
    awayDatabase('disk of the database full for a while', {
      begin: async () => fill(ballast),
      end: async () => rmSync(ballast, { force: true }),
    }),
    awayDatabase('network to the database cut and healed', {
      begin: async () => cut(),
      end: async () => heal(),
      // Longer than the 15 s that the shell waits for the API.
      putOff: 100,
    }),
  ];
}

/** Writes until the disk refuses. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    // The last pages of the disk take a smaller piece.
    for (const piece of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)]) {
      while (isWritten(handle, piece));
    }
  } finally {
    closeSync(handle);
  }
}

function isWritten(handle: number, piece: Buffer): boolean {
  try {
    return writeSync(handle, piece) === piece.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
