import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { addPicture } from './addPicture';
import type { Catalog } from './catalog';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'picture-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Adds a picture of a colour and a width, as the team's `cala`. */
async function add(width: number) {
  const file = path.join(folder, 'cala.png');
  await sharp({ create: { width, height: width / 2, channels: 3, background: '#0b6674' } })
    .png()
    .toFile(file);
  const mediaFolder = path.join(folder, 'media');
  const made = await addPicture({ file, slug: 'cala', alt: 'Una cala', caption: 'Begur', mediaFolder });
  const { assets } = JSON.parse(readFileSync(path.join(mediaFolder, 'catalog.json'), 'utf8')) as Catalog;
  return { made, assets, present: readdirSync(mediaFolder).sort() };
}

test('a picture has AVIF files up to its own width, one WebP, and its words in the catalogue', async () => {
  const { made, assets } = await add(1200);
  expect(made).toEqual(['cala-480.avif', 'cala-720.avif', 'cala-960.avif', 'cala-1200.avif', 'cala-960.webp']);
  expect(assets).toMatchObject([{ slug: 'cala', kind: 'image', alt: 'Una cala', caption: 'Begur' }]);
  expect(assets[0]?.lqip).toMatch(/^data:image\/webp;base64,/);
});

test('another one takes its place, and no file of the former is left', async () => {
  await add(1200);
  const { assets, present } = await add(500);
  expect(assets).toHaveLength(1);
  expect(present).toEqual(['cala-480.avif', 'cala-500.avif', 'cala-500.webp', 'catalog.json']);
});
