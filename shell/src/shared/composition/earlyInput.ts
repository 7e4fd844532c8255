/** The property of `window` in which the start script keeps what a visitor does before hydration. */
export const EARLY_INPUT = 'earlyInput';

/** What the start script (inline/earlyInput.ts) records for the browser's replayEarlyInput. */
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
