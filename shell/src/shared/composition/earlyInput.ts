/** The property of `window` in which the start script records the visitor's input before hydration. */
export const EARLY_INPUT = 'earlyInput';

/** The record that the start script (inline/earlyInput.ts) makes for the browser's replayEarlyInput. */
export type EarlyInput = {
  /** Clicks, submitted forms and changed fields, in order. */
  events: Event[];
  /** The listener, which the document calls in the capture phase for each of RECORDED_TYPES. */
  record: (event: Event) => void;
};

/** The types of events that are recorded. Keys need no type of their own, because on a control they cause a click. */
export const RECORDED_TYPES = ['click', 'submit', 'input', 'change'] as const;

declare global {
  interface Window {
    [EARLY_INPUT]?: EarlyInput;
  }
}
