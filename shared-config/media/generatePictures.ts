// Usage: node --import tsx shared-config/media/generatePictures.ts <package>
// Writes <package>/media/pictures.ts from <package>/media/catalog.json: one constant an asset, so that a page bundles
// (and a release holds) only the pictures that it imports.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type CatalogFile = { file: string; width: number; height: number; type: string };
type CatalogAsset = {
  slug: string;
  kind: 'image' | 'product' | 'panorama' | 'video';
  files: CatalogFile[];
  poster?: CatalogFile[];
  durationSeconds?: number;
  color: string;
  lqip: string;
  alt: string;
  caption: string;
};

const camelCase = (text: string) => text.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
const identifier = (file: string) => `_${file.replace(/\W/g, '_')}`;
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** TypeScript of a picture: best format first, sizes ascending; `src` is the middle WebP, which every browser reads. */
function pictureCode(asset: CatalogAsset, files: CatalogFile[], indent: string): string {
  const bySize = [...files].sort((a, b) => a.width - b.width);
  const sources = ['image/avif', 'image/webp'].flatMap((type) => bySize.filter((file) => file.type === type));
  const webp = bySize.filter((file) => file.type === 'image/webp');
  const largest = bySize.at(-1);
  const middle = webp[Math.floor(webp.length / 2)] ?? bySize[0];
  if (!largest || !middle) throw new Error(`${asset.slug} has no picture among its files`);
  const lines = [
    `src: ${identifier(middle.file)},`,
    `alt: ${quote(asset.alt)},`,
    `caption: ${quote(asset.caption)},`,
    `width: ${largest.width},`,
    `height: ${largest.height},`,
    `color: ${quote(asset.color)},`,
    `lqip: ${quote(asset.lqip)},`,
    'sources: [',
    ...sources.map((file) => `  { src: ${identifier(file.file)}, type: ${quote(file.type)}, width: ${file.width} },`),
    '],',
  ];
  return `{\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;
}

function videoCode(asset: CatalogAsset): string {
  const sources = asset.files.map((file) => `    { src: ${identifier(file.file)}, type: ${quote(file.type)} },`);
  const lines = [
    `  poster: ${pictureCode(asset, asset.poster ?? [], '  ')},`,
    '  sources: [',
    ...sources,
    '  ],',
    `  durationSeconds: ${asset.durationSeconds ?? 0},`,
    `  alt: ${quote(asset.alt)},`,
    `  caption: ${quote(asset.caption)},`,
  ];
  return `{\n${lines.join('\n')}\n}`;
}

/** The module's text for a catalogue whose files exist beside it. A video's constant ends in `Video`: a still may share its slug. */
function generate(folder: string): string {
  const catalog = JSON.parse(readFileSync(path.join(folder, 'catalog.json'), 'utf8')) as { assets: CatalogAsset[] };
  const present = (files: CatalogFile[] = []) => files.filter(({ file }) => existsSync(path.join(folder, file)));
  const assets = catalog.assets
    .map((asset) => ({ ...asset, files: present(asset.files), poster: present(asset.poster) }))
    .filter((asset) => asset.files.length > 0 || asset.poster.length > 0);
  const files = assets.flatMap((asset) => [...asset.files, ...asset.poster].map(({ file }) => file));
  const imports = [...new Set(files)].sort().map((file) => `import ${identifier(file)} from './${file}';`);
  const constants = assets.map((asset) =>
    asset.kind === 'video'
      ? `export const ${camelCase(asset.slug)}Video: VideoAsset = ${videoCode(asset)};`
      : `export const ${camelCase(asset.slug)}: Picture = ${pictureCode(asset, asset.files, '')};`,
  );
  return [
    '// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.',
    "import type { Picture } from 'shared-contracts';",
    ...imports,
    '',
    '/** A looping clip with the picture that stands for it. */',
    'export type VideoAsset = {',
    '  poster: Picture;',
    '  sources: { src: string; type: string }[];',
    '  durationSeconds: number;',
    '  alt: string;',
    '  caption: string;',
    '};',
    '',
    constants.join('\n\n'),
    '',
  ].join('\n');
}

const [packageName] = process.argv.slice(2);
if (!packageName) {
  process.stderr.write('Which package? node --import tsx shared-config/media/generatePictures.ts mfe-marketing\n');
  process.exit(1);
}
const folder = path.resolve(import.meta.dirname, '../..', packageName, 'media');
writeFileSync(path.join(folder, 'pictures.ts'), generate(folder));
process.stdout.write(`${packageName}/media/pictures.ts written\n`);
