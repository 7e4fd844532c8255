// Usage: node --import tsx shared-config/media/generatePictures.ts <package>
// From <package>/media/catalog.json it writes a file for each asset into <package>/media/pictures/, and
// <package>/media/pictures.ts, which exports them all. So a page bundles only the pictures that it imports.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** A rendition for the hero of an upright phone. */
const isPortrait = ({ width, height }: CatalogFile) => height > width;

/** TypeScript of a picture: best format first, sizes ascending. `src` is the middle WebP, which every browser can show. */
function pictureCode(asset: CatalogAsset, files: CatalogFile[], indent: string): string {
  const portrait = files.find(isPortrait);
  const bySize = files.filter((file) => !isPortrait(file)).sort((a, b) => a.width - b.width);
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
    ...(portrait ? [`portrait: { src: ${identifier(portrait.file)}, type: ${quote(portrait.type)} },`] : []),
  ];
  return `{\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;
}

function videoCode(asset: CatalogAsset): string {
  const portrait = asset.files.find(isPortrait);
  const wide = asset.files.filter((file) => file !== portrait);
  const sources = wide.map((file) => `    { src: ${identifier(file.file)}, type: ${quote(file.type)} },`);
  const lines = [
    `  poster: ${pictureCode(asset, asset.poster ?? [], '  ')},`,
    '  sources: [',
    ...sources,
    '  ],',
    ...(portrait ? [`  portrait: { src: ${identifier(portrait.file)}, type: ${quote(portrait.type)} },`] : []),
    `  durationSeconds: ${asset.durationSeconds ?? 0},`,
    `  alt: ${quote(asset.alt)},`,
    `  caption: ${quote(asset.caption)},`,
  ];
  return `{\n${lines.join('\n')}\n}`;
}

const DO_NOT_EDIT = '// Generated from catalog.json by shared-config/media/generatePictures.ts: do not edit.';

const VIDEO_ASSET = `${DO_NOT_EDIT}
import type { Picture } from 'shared-contracts';

/** A looping clip with the picture that stands for it. */
export type VideoAsset = {
  poster: Picture & { portrait?: { src: string; type: string } };
  sources: { src: string; type: string }[];
  /** Its middle, as the poster's, for a hero on a phone that is held upright. */
  portrait?: { src: string; type: string };
  durationSeconds: number;
  alt: string;
  caption: string;
};
`;

/** In pixels. Wider files are panoramas of the 360° viewer, not pictures of a page. */
const WIDEST = 1600;

/** A video's constant ends in `Video`, because a picture may have the same slug. */
const nameOf = ({ slug, kind }: CatalogAsset) => camelCase(slug) + (kind === 'video' ? 'Video' : '');

/** The module of one asset. */
function assetModule(asset: CatalogAsset): string {
  const isVideo = asset.kind === 'video';
  const files = [...asset.files, ...(asset.poster ?? [])].sort(bySlugAndWidth);
  return [
    DO_NOT_EDIT,
    ...(isVideo ? [] : ["import type { Picture } from 'shared-contracts';"]),
    ...files.map(({ file }) => `import ${identifier(file)} from '../${file}';`),
    ...(isVideo ? ["import type { VideoAsset } from './VideoAsset';"] : []),
    '',
    isVideo
      ? `export const ${nameOf(asset)}: VideoAsset = ${videoCode(asset)};`
      : `export const ${nameOf(asset)}: Picture = ${pictureCode(asset, asset.files, '')};`,
    '',
  ].join('\n');
}

const bySlugAndWidth = (a: CatalogFile, b: CatalogFile) => a.file.localeCompare(b.file, 'en', { numeric: true });

/** The assets of a catalogue with those files that exist: a package keeps only the renditions that it shows. */
function assetsIn(folder: string): CatalogAsset[] {
  const catalog = JSON.parse(readFileSync(path.join(folder, 'catalog.json'), 'utf8')) as { assets: CatalogAsset[] };
  const present = (files: CatalogFile[] = []) =>
    files.filter(({ file, width }) => width <= WIDEST && existsSync(path.join(folder, file)));
  return catalog.assets
    .map((asset) => ({ ...asset, files: present(asset.files), poster: present(asset.poster) }))
    .filter((asset) => asset.files.length > 0 || asset.poster.length > 0);
}

const [packageName] = process.argv.slice(2);
if (!packageName) {
  process.stderr.write('Which package? node --import tsx shared-config/media/generatePictures.ts mfe-marketing\n');
  process.exit(1);
}
const folder = path.resolve(import.meta.dirname, '../..', packageName, 'media');
const assets = assetsIn(folder).sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true }));
const modules = path.join(folder, 'pictures');
rmSync(modules, { recursive: true, force: true });
mkdirSync(modules);
for (const asset of assets) writeFileSync(path.join(modules, `${nameOf(asset)}.ts`), assetModule(asset));
const exported = assets.map((asset) => `export { ${nameOf(asset)} } from './pictures/${nameOf(asset)}';`);
if (assets.some(({ kind }) => kind === 'video')) {
  writeFileSync(path.join(modules, 'VideoAsset.ts'), VIDEO_ASSET);
  exported.push("export type { VideoAsset } from './pictures/VideoAsset';");
}
writeFileSync(path.join(folder, 'pictures.ts'), [DO_NOT_EDIT, ...exported, ''].join('\n'));
process.stdout.write(
  `${packageName}/media/pictures.ts and ${assets.length} assets written: run npx biome check --write\n`,
);
