import { countCharacters } from '@tramuntana/contracts';

// Written by hand instead of with zod, because the cart is on pages with a byte budget (docs/decisions/0017).

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isWhole = (value: unknown, min: number, max: number = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max;

/** Text that is not blank, and not longer than this program would write. */
export const isText = (value: unknown, max = 500): value is string =>
  typeof value === 'string' && value.trim().length > 0 && countCharacters(value) <= max;

/** The readable parts of a list. A broken part does not affect the others. */
export const readEach = <Part>(list: readonly unknown[], read: (part: unknown) => Part | undefined): Part[] =>
  list.flatMap((part) => {
    const readable = read(part);
    return readable === undefined ? [] : [readable];
  });
