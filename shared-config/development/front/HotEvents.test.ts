import type { ServerResponse } from 'node:http';
import { HotEvents } from './HotEvents';

let events: HotEvents;
beforeEach(() => {
  jest.useFakeTimers();
  events = new HotEvents();
});
afterEach(() => {
  events.close();
  jest.useRealTimers();
});

/** An open page with all the events that it received. */
function aPage() {
  const sent: string[] = [];
  let leave = () => {};
  const response = {
    writeHead: () => {},
    flushHeaders: () => {},
    write: (text: string) => sent.push(text),
    end: () => {},
    once: (_event: string, listener: () => void) => {
      leave = listener;
    },
  };
  events.connect(response as unknown as ServerResponse);
  return {
    leave: () => leave(),
    sent: () => sent.map((text) => text.replace(/^data: |\n\n$/g, '')),
    records: () => sent.map((text) => JSON.parse(text.slice('data: '.length)) as object),
  };
}

const built = (hash: string, message?: string) => ({
  name: 'mfe-blog',
  hash,
  ms: 120,
  errors: message === undefined ? [] : [{ file: 'mfe-blog/src/List.tsx:3', message }],
});

test('open pages receive builds, and errors with their file and line', () => {
  const page = aPage();
  events.building('mfe-blog');
  events.builtPage(built('h1', 'Unexpected token'));
  expect(page.records()).toEqual([
    { action: 'building', name: 'mfe-blog' },
    expect.objectContaining({
      action: 'built',
      name: 'mfe-blog',
      hash: 'h1',
      errors: ['mfe-blog/src/List.tsx:3\n    Unexpected token'],
    }),
  ]);
});

test('a page that connects later receives the last build of each workspace', () => {
  events.builtPage(built('h1'));
  events.builtPage(built('h2'));
  expect(aPage().records()).toEqual([expect.objectContaining({ action: 'sync', name: 'mfe-blog', hash: 'h2' })]);
});

test('a page gets a heartbeat every two seconds until it disconnects', () => {
  const page = aPage();
  jest.advanceTimersByTime(4000);
  expect(page.sent()).toEqual(['💓', '💓']);
  page.leave();
  jest.advanceTimersByTime(4000);
  expect(page.sent()).toHaveLength(2);
});
