/** Name on `window` under which the start script keeps what a visitor did before the page was hydrated. */
export const EARLY_INPUT = 'earlyInput';

/** What the start script records (server/document/startScript.ts), for the browser's replayEarlyInput. */
export type EarlyInput = {
  /** Clicks, submitted forms and changed fields, in their order. */
  events: Event[];
  /** The listener, on the document's capture phase for each type of RECORDED_TYPES. */
  record: (event: Event) => void;
};

/** Types of events that are recorded. Keys need none of their own: on a control they end in a click. */
export const RECORDED_TYPES = ['click', 'submit', 'input', 'change'] as const;
