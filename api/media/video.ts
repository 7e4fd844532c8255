import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { describeFile, type Rendition } from './catalog';
import { type Ffmpeg, runProgram } from './ffmpeg';

const MAX_WIDTH = 1280;

const probed = z.object({
  format: z.object({ duration: z.coerce.number() }),
  streams: z.array(z.object({ codec_type: z.string(), width: z.number().optional(), height: z.number().optional() })),
});

type Probe = { width: number; height: number; seconds: number; hasSound: boolean };

/** Not wider than the original; width and height are even, as the codecs demand. */
const SCALE = ['-vf', `scale='trunc(min(${MAX_WIDTH},iw)/2)*2':-2`];

/** Drones write their position into the file's metadata, and second by second into a track of subtitles. */
const WITHOUT_FLIGHT = ['-map_metadata', '-1', '-sn'];

const FORMATS = [
  {
    type: 'video/mp4',
    ending: 'mp4',
    // `faststart` writes the index first: a player can start and seek before it has the whole file.
    picture: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '24', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
    sound: ['-c:a', 'aac', '-b:a', '128k'],
  },
  {
    type: 'video/webm',
    ending: 'webm',
    picture: ['-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0', '-row-mt', '1', '-cpu-used', '2', '-pix_fmt', 'yuv420p'],
    sound: ['-c:a', 'libopus', '-b:a', '96k'],
  },
];

/** A video as MP4 and WebM, without what the drone wrote of its flight, and its length in seconds. */
export async function encodeVideo(
  source: string,
  slug: string,
  mediaFolder: string,
  tools: Ffmpeg,
): Promise<{ files: Rendition[]; seconds: number }> {
  const { hasSound } = await probe(source, tools);
  const files: Rendition[] = [];
  let seconds = 0;
  for (const { type, ending, picture, sound } of FORMATS) {
    const file = `${slug}.${ending}`;
    const filePath = path.join(mediaFolder, file);
    const unfinished = `${filePath}.part`;
    const audio = hasSound ? sound : ['-an'];
    try {
      await runProgram(tools.ffmpeg, [
        ...['-v', 'error', '-y', '-i', source, ...WITHOUT_FLIGHT, ...SCALE, ...picture, ...audio],
        ...['-f', ending, unfinished],
      ]);
      await rename(unfinished, filePath);
    } finally {
      await rm(unfinished, { force: true });
    }
    const made = await probe(filePath, tools);
    seconds = made.seconds;
    files.push(await describeFile(mediaFolder, file, type, made));
  }
  return { files, seconds: Math.round(seconds * 10) / 10 };
}

/** The first frame of a video, as PNG. */
export const firstFrame = (source: string, { ffmpeg }: Ffmpeg): Promise<Buffer> =>
  runProgram(ffmpeg, ['-v', 'error', '-i', source, '-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-']);

async function probe(file: string, { ffprobe }: Ffmpeg): Promise<Probe> {
  const entries = 'format=duration:stream=codec_type,width,height';
  const answer = await runProgram(ffprobe, ['-v', 'error', '-show_entries', entries, '-of', 'json', file]);
  const { format, streams } = probed.parse(JSON.parse(answer.toString()));
  const picture = streams.find(({ codec_type }) => codec_type === 'video');
  if (!picture?.width || !picture.height) throw new Error(`${path.basename(file)} has no picture in it`);
  const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
  return { width: picture.width, height: picture.height, seconds: format.duration, hasSound };
}
