import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import { SHELL } from '@tramuntana/contracts';
import { HOT_FOLDER } from '../paths';
import { locatePlaces } from './locatePlaces';

type Settings = {
  /** Folder of the releases that run. */
  store: string;
  /** Output folders of the workspaces that are built here, by name. */
  outputs: ReadonlyMap<string, string>;
};

/** Returns a function that replaces positions in development builds by positions in the sources, in a text with stacks. */
export function sourceLocations({ store, outputs }: Settings): (text: string) => string {
  const maps = new Map<string, { time: number; map: TraceMap }>();

  const mapOf = (file: string): TraceMap | undefined => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (time === undefined) return undefined;
    const known = maps.get(file);
    if (known?.time === time) return known.map;
    const map = new TraceMap(readFileSync(file, 'utf8'));
    maps.set(file, { time, map });
    return map;
  };

  return (text) =>
    locatePlaces(text, ({ origin, file }) => {
      const built = origin === undefined ? programOf(file, store) : pageScript(file);
      const output = built && outputs.get(built.name);
      if (!built || output === undefined) return undefined;
      const map = mapOf(path.join(output, `${built.file}.map`));
      return map && { map, nameOf: (source) => source.replace('webpack:///', '') };
    });
}

type BuiltFile = { name: string; file: string };

/** The source map of a server script: a file of a release in the store. */
function programOf(file: string, store: string): BuiltFile | undefined {
  const [name, , ...rest] = path.relative(store, file).split(path.sep);
  return name === undefined || name === '..' ? undefined : { name, file: rest.join('/') };
}

/** The source map of a page's script, by its address. These maps lie in a folder of their own. */
function pageScript(address: string): BuiltFile | undefined {
  const [, asset] = /^\/assets\/(.+)$/.exec(address) ?? [];
  if (asset !== undefined) return { name: SHELL, file: `web/${HOT_FOLDER}/${asset}` };
  const [, name, script] = /^\/releases\/([^/]+)\/[^/]+\/(.+)$/.exec(address) ?? [];
  return name === undefined ? undefined : { name, file: `web/${HOT_FOLDER}/${script}` };
}
