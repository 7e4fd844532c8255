import { media } from './tokens';

/**
 * For what is chosen, beside its own colours: where the system forces colours, that of a selection, and a line (WCAG 1.4.1).
 * Browsers keep the colours of the system that a style names, but paint a ground behind each word unless told not to.
 */
export const chosenInForcedColors = {
  [media.forcedColors]: {
    forcedColorAdjust: 'none',
    background: 'Highlight',
    borderColor: 'Highlight',
    color: 'HighlightText',
    textDecoration: 'underline',
    outlineColor: 'CanvasText',
  },
} as const;

/** For a line that only the chosen one of several shows: forced colours would draw the others', which are transparent. */
export const unseenLine = { borderColor: 'transparent', [media.forcedColors]: { borderColor: 'Canvas' } } as const;
