import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The name of a product's file without its extension, and the id at its beginning. */
export type ProductFileName = { id: number; name: string };

/** The files of a folder of products. Throws if a name has no id, or two names have the same id. */
export function productFileNames(folder: string): ProductFileName[] {
  const byId = new Map<number, string>();
  for (const file of readdirSync(folder).sort()) {
    const { name } = path.parse(file);
    const id = Number(/^([1-9]\d*)-/.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(id)) throw new Error(`${file} must begin with the product's id, as in 28-llebeig.ts`);
    if (byId.has(id)) throw new Error(`${file} has the id of ${byId.get(id)}.ts: take the next free number`);
    byId.set(id, name);
  }
  return [...byId].map(([id, name]) => ({ id, name }));
}
