import path from 'node:path';
import { productFileNames } from './productFileNames';

/** What this loader uses of webpack's `LoaderContext`. */
type Loader = {
  /** Folder of the module that is loaded. */
  context: string;
  /** `?summary` or `?details` where a half is loaded, else empty. */
  resourceQuery: string;
  addContextDependency(folder: string): void;
};

const HALVES = `export { summaries } from './productFiles?summary';
export { details } from './productFiles?details';
`;

/**
 * Replaces `productFiles.ts` in builds. To webpack a file with another query is another module: so each product becomes two,
 * of which each keeps the half that is imported, and the two stand in chunks of their own.
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
