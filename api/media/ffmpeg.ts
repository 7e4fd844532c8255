import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';

/** The two programs of FFmpeg, as commands. */
export type Ffmpeg = { ffmpeg: string; ffprobe: string };

/** Undefined where FFmpeg is not installed. */
export async function findFfmpeg(searchPath = process.env.PATH ?? ''): Promise<Ffmpeg | undefined> {
  const [ffmpeg, ffprobe] = await Promise.all([findProgram('ffmpeg', searchPath), findProgram('ffprobe', searchPath)]);
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : undefined;
}

async function findProgram(name: string, searchPath: string): Promise<string | undefined> {
  for (const folder of searchPath.split(path.delimiter).filter(Boolean)) {
    const file = path.join(folder, name);
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return file;
  }
  return undefined;
}

/** A program ended badly; the message has the last line that it said. */
class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed';
  constructor(
    readonly program: string,
    readonly code: number | null,
    said: string,
  ) {
    super(`${path.basename(program)} ended with ${code}: ${said.trim().split('\n').at(-1) ?? ''}`);
  }
}

/** Runs a program to its end; gives what it wrote. */
export function runProgram(program: string, parameters: string[]): Promise<Buffer> {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  const written: Buffer[] = [];
  const said: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => written.push(part));
  child.stderr.on('data', (part: Buffer) => said.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(written));
      else reject(new ProgramFailed(program, code, Buffer.concat(said).toString()));
    });
  });
}
