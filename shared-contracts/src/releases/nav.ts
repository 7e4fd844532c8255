import * as z from 'zod/mini';
import { countCharacters } from '../text/characters';

/** Maximum length of a label in the header. Two such links of remotes fit there from 1280 px on. */
const MAX_IN_HEADER = 16;

/**
 * A link that a live remote adds to every page. With `header` it is in the header, the phone's menu and the footer; with
 * `footer` only in the last two (docs/product/layout.md#nav-1).
 */
export const navLink = z
  .object({
    /** The text that visitors read. */
    label: z
      .string()
      .check(
        z.regex(/^[^\s\p{C}](?:[^\p{C}]{0,28}[^\s\p{C}])?$/u, 'a label has 1 to 30 characters, no space at its ends'),
      ),
    /** A path below one of the remote's own mounts. */
    path: z.string().check(z.regex(/^\/(?!\/)[\w/-]{0,60}$/, 'a link leads to a path of the site, as /preguntas')),
    place: z.enum(['header', 'footer']),
    /** Position among the links, lowest first. The shell's own are 100 to 500 in the header, 600 and 700 in the footer. */
    order: z.int().check(z.gte(0), z.lte(1000)),
  })
  .check(
    z.refine(({ label, place }) => place !== 'header' || countCharacters(label) <= MAX_IN_HEADER, {
      error: `a label in the header has at most ${MAX_IN_HEADER} characters`,
      path: ['label'],
    }),
  );

/** Maximum number of links per remote. */
export const MAX_NAV_LINKS = 4;

export type NavLink = z.infer<typeof navLink>;
