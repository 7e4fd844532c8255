import * as z from 'zod/mini';
import { countCharacters } from './characters';
import { multiLine, singleLine } from './typedText';

// Checks for a schema's text. Functions that change the text come first, so that limits count the stored text.

export const asSingleLine = () => z.overwrite<string>(singleLine);
export const asMultiLine = () => z.overwrite<string>(multiLine);

/** At least this many characters, by `countCharacters`. */
export const minCharacters = (min: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) >= min, error);

/** At most this many characters, by `countCharacters`. */
export const maxCharacters = (max: number, error: string) =>
  z.refine<string>((text) => countCharacters(text) <= max, error);
