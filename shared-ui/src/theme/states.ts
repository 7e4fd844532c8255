import { media } from './tokens';

/**
 * For selected elements, in addition to their own colours: the system's selection colours and a line under forced colours
 * (WCAG 1.4.1). Browsers keep system colours that a style names. But without `forcedColorAdjust` they paint a background
 * behind each word.
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

/** For a line that only the selected element shows. Forced colours would also draw the others' transparent lines. */
export const unseenLine = { borderColor: 'transparent', [media.forcedColors]: { borderColor: 'Canvas' } } as const;
