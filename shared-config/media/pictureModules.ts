import { type CatalogueAsset, type CatalogueFile, compareNames, nameOf } from './catalogue';

const DO_NOT_EDIT = '// Generated from catalog.json by @tramuntana/remote: do not edit.';

/** A function keeps bundles small: they hold a width and an address per AVIF file instead of an object. */
const AVIF_SOURCES = [
  DO_NOT_EDIT,
  "import type { MediaSource } from '@tramuntana/contracts';",
  '',
  '/** The sources of a picture: AVIF files by their widths in pixels. */',
  'export const avifSources = (files: Record<number, string>): MediaSource[] =>',
  "  Object.entries(files).map(([width, src]) => ({ src, type: 'image/avif', width: Number(width) }));",
];

/**
 * TypeScript modules for a catalogue, by path relative to it. Each asset has `pictures/<name>.ts`; `pictures.ts` exports all
 * of them. A bundle contains only the modules that it imports.
 */
export function pictureModules(assets: readonly CatalogueAsset[]): Map<string, string> {
  const exported = assets.map((asset) => `export { ${nameOf(asset)} } from './pictures/${nameOf(asset)}';`);
  return new Map([
    ...assets.map((asset): [string, string] => [`pictures/${nameOf(asset)}.ts`, assetModule(asset)]),
    ['pictures/avifSources.ts', textOf(AVIF_SOURCES)],
    ['pictures.ts', textOf([DO_NOT_EDIT, ...exported])],
  ]);
}

function assetModule(asset: CatalogueAsset): string {
  const isVideo = asset.kind === 'video';
  const files = [...asset.files, ...(asset.poster ?? []), ...(asset.card ? [asset.card] : [])].sort((a, b) =>
    compareNames(a.file, b.file),
  );
  const code = isVideo ? videoCode(asset) : pictureCode(asset, asset.files, '');
  return textOf([
    DO_NOT_EDIT,
    isVideo
      ? "import type { VideoAsset } from '../VideoAsset';"
      : "import type { Picture } from '@tramuntana/contracts';",
    ...files.map(({ file }) => `import ${identifier(file)} from '../${file}';`),
    ...(code.includes('avifSources(') ? ["import { avifSources } from './avifSources';"] : []),
    '',
    `export const ${nameOf(asset)}: ${isVideo ? 'VideoAsset' : 'Picture'} = ${code};`,
  ]);
}

/**
 * Code of a picture: best format first, sizes ascending. `src` is the middle WebP, for browsers without AVIF (before 2024).
 * A single WebP is not a source as well: that would only add bytes and an element.
 */
function pictureCode(asset: CatalogueAsset, files: readonly CatalogueFile[], indent: string): string {
  const portrait = files.find(isPortrait);
  const bySize = files.filter((file) => !isPortrait(file)).sort((a, b) => a.width - b.width);
  const avif = bySize.filter((file) => file.type === 'image/avif');
  const webp = bySize.filter((file) => file.type === 'image/webp');
  const sources = avif.length > 0 && webp.length === 1 ? avif : [...avif, ...webp];
  const largest = bySize.at(-1);
  const middle = webp[Math.floor(webp.length / 2)] ?? bySize[0];
  if (!largest || !middle) throw new Error(`${asset.slug} in catalog.json has no picture among its files`);
  const lines = [
    `src: ${identifier(middle.file)},`,
    `alt: ${quote(asset.alt)},`,
    `caption: ${quote(asset.caption)},`,
    `width: ${largest.width},`,
    `height: ${largest.height},`,
    `color: ${quote(asset.color)},`,
    `lqip: ${quote(asset.lqip)},`,
    ...(asset.card ? [`card: ${identifier(asset.card.file)},`] : []),
    ...sourcesCode(sources),
    ...portraitCode(portrait),
  ];
  return `{\n${lines.map((line) => `${indent}  ${line}`).join('\n')}\n${indent}}`;
}

function sourcesCode(sources: readonly CatalogueFile[]): string[] {
  if (sources.every(({ type }) => type === 'image/avif')) {
    return ['sources: avifSources({', ...sources.map(({ file, width }) => `  ${width}: ${identifier(file)},`), '}),'];
  }
  return [
    'sources: [',
    ...sources.map(({ file, type, width }) => `  { src: ${identifier(file)}, type: ${quote(type)}, width: ${width} },`),
    '],',
  ];
}

function videoCode(asset: CatalogueAsset): string {
  const portrait = asset.files.find(isPortrait);
  const wide = asset.files.filter((file) => file !== portrait);
  const lines = [
    `poster: ${pictureCode(asset, asset.poster ?? [], '  ')},`,
    'sources: [',
    ...wide.map((file) => `  { src: ${identifier(file.file)}, type: ${quote(file.type)} },`),
    '],',
    ...portraitCode(portrait),
    `durationSeconds: ${asset.durationSeconds ?? 0},`,
    `alt: ${quote(asset.alt)},`,
    `caption: ${quote(asset.caption)},`,
  ];
  return `{\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}

/** A rendition for the hero on upright phones. */
const isPortrait = ({ width, height }: CatalogueFile) => height > width;

const portraitCode = (file: CatalogueFile | undefined) =>
  file ? [`portrait: { src: ${identifier(file.file)}, type: ${quote(file.type)} },`] : [];

const identifier = (file: string) => `_${file.replace(/\W/g, '_')}`;
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const textOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;
