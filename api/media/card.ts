import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SOCIAL_CARD } from '@tramuntana/contracts';
import sharp from 'sharp';
import { type Asset, describeFile, type Rendition } from './catalog';

const QUALITY = 70;

/**
 * The picture of an asset for social cards: a JPEG of one size, because networks and mail programs show no other format
 * everywhere. It is made from the largest rendition, so assets whose original is elsewhere get one, too.
 */
export async function makeCard({ files, poster, kind }: Asset, mediaFolder: string): Promise<Rendition> {
  const pictures = (kind === 'video' ? (poster ?? []) : files).filter(({ type }) => type.startsWith('image/'));
  const [largest] = pictures.sort((a, b) => b.width - a.width);
  if (!largest) throw new Error('there is no picture to make a social card from');
  const { width, height, type } = SOCIAL_CARD;
  const source = sharp(path.join(mediaFolder, largest.file));
  // An upright or square picture loses too much where it is cut, so its edges are drawn out instead.
  const isWide = largest.width / largest.height > 4 / 3;
  const margin = Math.ceil((width - (height * largest.width) / largest.height) / 2);
  const card = isWide
    ? source.resize({ width, height, fit: 'cover' })
    : sharp(
        await source.resize({ height }).extend({ left: margin, right: margin, extendWith: 'copy' }).toBuffer(),
      ).resize({ width, height, fit: 'cover' });
  const file = largest.file.replace(/-\d+\.\w+$/, '-card.jpg');
  await writeFile(path.join(mediaFolder, file), await card.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
  return describeFile(mediaFolder, file, type, { width, height });
}
