import path from 'node:path';
import { productFileNames } from './productFileNames';

/** The part of webpack's `LoaderContext` that this loader uses. */
type Loader = {
  /** Folder of the loaded module. */
  context: string;
  /** `?summary` or `?details` if one half is loaded, otherwise empty. */
  resourceQuery: string;
  addContextDependency(folder: string): void;
};

const HALVES = `export { summaries } from './productFiles?summary';
export { details } from './productFiles?details';
`;

/**
 * Replaces `productFiles.ts` in builds. For webpack, a file with a different query is a different module. Each product
 * therefore becomes two modules. Each keeps only its imported half, so that the halves go into separate chunks.
 */
export default function productFilesLoader(this: Loader): string {
  if (this.resourceQuery === '') return HALVES;
  const half = this.resourceQuery.slice(1);
  const folder = path.join(this.context, '../products');
  this.addContextDependency(folder);
  const files = productFileNames(folder);
  const imports = files.map(({ id, name }) => `import { ${half} as _${id} } from '../products/${name}?${half}';`);
  const entries = files.map(({ id }) => `${id}: _${id}`);
  const exported = half === 'summary' ? 'summaries' : half;
  return `${imports.join('\n')}\nexport const ${exported} = { ${entries.join(', ')} };\n`;
}
