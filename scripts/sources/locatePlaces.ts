import { originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';

/** A script that a stack names: by its address, or a file without an origin. */
export type StackScript = { origin: string | undefined; file: string };

/** The source map of a script, and the name that readers know a source of it by. */
export type ScriptMap = { map: TraceMap; nameOf: (source: string) => string };

/** A place in a stack: an address or a file, with line and column. */
const PLACE = /(https?:\/\/[^\s/()]+)?(\/[^\s():?]+\.c?js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** Writes the places in the sources, as `mfe-blog/src/routes.tsx:12`, for those in scripts that have a map. */
export function locatePlaces(text: string, mapOf: (script: StackScript) => ScriptMap | undefined): string {
  return text.replace(PLACE, (place, origin: string | undefined, file: string, line: string, column: string) => {
    const found = mapOf({ origin, file });
    if (!found) return place;
    const position = originalPositionFor(found.map, { line: Number(line), column: Number(column) - 1 });
    return position.source === null ? place : `${found.nameOf(position.source)}:${position.line}`;
  });
}
