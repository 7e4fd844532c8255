import { originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';

/** A script in a stack: an address, or a file without an origin. */
export type StackScript = { origin: string | undefined; file: string };

/** The source map of a script, and a function that gives a source its readable name. */
export type ScriptMap = { map: TraceMap; nameOf: (source: string) => string };

/** A position in a stack: an address or a file, with line and column. */
const PLACE = /(https?:\/\/[^\s/()]+)?(\/[^\s():?]+\.c?js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/** Replaces positions in scripts that have a map by positions in the sources, such as `mfe-blog/src/routes.tsx:12`. */
export function locatePlaces(text: string, mapOf: (script: StackScript) => ScriptMap | undefined): string {
  return text.replace(PLACE, (place, origin: string | undefined, file: string, line: string, column: string) => {
    const found = mapOf({ origin, file });
    if (!found) return place;
    const position = originalPositionFor(found.map, { line: Number(line), column: Number(column) - 1 });
    return position.source === null ? place : `${found.nameOf(position.source)}:${position.line}`;
  });
}
