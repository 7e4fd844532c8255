/** The announced end of a name, as its TSDoc tag says it: `@deprecated since 2.1.0, goes in 3.0.0: use useShell`. */
export type Deprecation = {
  /** The first version of the contract that advises against the name. */
  since: string;
  /** The version that no longer has the name. */
  goes: string;
  /** The words after `use`, which say what replaces the name. */
  use: string;
};

const FORM = /^since (\d+\.\d+\.\d+), goes in (\d+\.0\.0): use (\S[\s\S]*)$/;

/** The form of a tag, for messages. */
export const DEPRECATION_FORM = '@deprecated since 2.1.0, goes in 3.0.0: use <the name that replaces it>';

/** Reads the text after `@deprecated`. Undefined if it has another form. */
export function readDeprecation(text: string): Deprecation | undefined {
  const [, since, goes, use] = FORM.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  return since === undefined || goes === undefined || use === undefined ? undefined : { since, goes, use };
}
