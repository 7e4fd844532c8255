/** A tab of a browser, with the few actions of a visitor. Each engine's driver implements it. */
export type Tab = {
  /** Loads an address, as typed into the address bar. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Brings an element into view and clicks its middle. */
  click(selector: string): Promise<void>;
  /** Types a text into a field, and replaces the field's text. */
  fill(selector: string, text: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. An engine with real windows comes as close as it can. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
};

/** Chromium is not among them, because all other suites run in it. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A running browser. */
export type Engine = {
  /** Opens a tab with storage of its own. */
  open(): Promise<Tab>;
  close(): Promise<void>;
};
