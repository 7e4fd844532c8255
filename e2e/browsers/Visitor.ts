import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Tab } from './engines/Tab';
import { complaints, find, type Sought, textOf } from './inPage';

const require = createRequire(import.meta.url);
const TESTING_LIBRARY = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An element by its role and accessible name, within another element. */
type Place = { within?: Place; role: string; name?: string | RegExp };

/** Looks at the site and uses it as a person does, in any engine. Each step waits for its element. */
export class Visitor {
  constructor(
    readonly tab: Tab,
    private readonly site: string,
  ) {}

  /** Opens a page of the site, and waits until React has hydrated it. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.site + path);
    await this.isReady();
  }

  async reload(): Promise<void> {
    await this.tab.reload();
    await this.isReady();
  }

  async sees(role: string, name?: string | RegExp, within?: Place): Promise<void> {
    await this.selector({ role, name, within });
  }

  async seesNo(role: string, name?: string | RegExp, within?: Place): Promise<void> {
    await expect.poll(() => this.find({ role, name, within }), { message: `no ${role} ${name ?? ''}` }).toBe(null);
  }

  async reads(text: string | RegExp, within: Place = { role: 'document' }): Promise<void> {
    const read = async () => this.run(textOf, await this.selector(within));
    await expect.poll(read, { message: `${text}` }).toMatch(text);
  }

  /** The text of an element. */
  async textOf(place: Place): Promise<string> {
    return this.run(textOf, await this.selector(place));
  }

  async click(role: string, name?: string | RegExp, within?: Place): Promise<void> {
    await this.use({ role, name, within }, (selector) => this.tab.click(selector));
  }

  async fill(name: string | RegExp, text: string, { within, role = 'textbox' }: Partial<Place> = {}): Promise<void> {
    await this.use({ role, name, within }, (selector) => this.tab.fill(selector, text));
  }

  async isAt(address: RegExp): Promise<void> {
    await expect.poll(() => this.tab.evaluate<string>('location.href')).toMatch(address);
  }

  /** Errors of the open document since its first script, and files that the server refused. */
  complaints(): Promise<string[]> {
    return this.run(complaints);
  }

  /** Retries, because React may replace an element between the search and its use. */
  private async use(place: Place, action: (selector: string) => Promise<void>): Promise<void> {
    await expect(async () => action(await this.selector(place))).toPass();
  }

  private async isReady(): Promise<void> {
    await expect
      .poll(() => this.tab.evaluate('document.documentElement.dataset.ready'), { message: 'hydrated' })
      .toBe('true');
  }

  /** Waits for such an element, and returns a CSS selector of the first one. */
  private async selector(place: Place): Promise<string> {
    let selector: string | null = null;
    const look = async () => {
      selector = await this.find(place);
      return selector;
    };
    await expect.poll(look, { message: `${place.role} ${place.name ?? ''}` }).not.toBe(null);
    return selector ?? '';
  }

  private async find(place: Place): Promise<string | null> {
    // A new document does not have the library yet.
    if (!(await this.tab.evaluate("'TestingLibraryDom' in window")))
      await this.tab.evaluate(`(() => {${TESTING_LIBRARY}\n})()`);
    return this.run(find, wayTo(place));
  }

  /** Calls a function in the page. Its arguments and its value are JSON. */
  private run<Arguments extends unknown[], Value>(call: (...given: Arguments) => Value, ...given: Arguments) {
    return this.tab.evaluate<Value>(`(${call})(${given.map((one) => JSON.stringify(one)).join()})`);
  }
}

/** Parses an element's parents and then the element itself. */
const wayTo = ({ within, role, name }: Place): Sought[] => [
  ...(within ? wayTo(within) : []),
  { role, name: name instanceof RegExp ? { source: name.source, flags: name.flags } : (name ?? null) },
];
