import * as z from 'zod/mini';
import { countCharacters } from './characters';
import { multiLine, singleLine } from './typedText';

// Checks of a schema's text. The functions that change it come first, so that limits count what is kept.

export const asSingleLine = () => z.overwrite<string>(singleLine);
export const asMultiLine = () => z.overwrite<string>(multiLine);

/** At least so many characters, as `countCharacters` counts them. */
export const minCharacters = (min: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) >= min, error);

/** At most so many characters, as `countCharacters` counts them. */
export const maxCharacters = (max: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) <= max, error);
