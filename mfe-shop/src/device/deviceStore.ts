import { readText, removeText, writeText } from './storedText';

type Definition<Value> = {
  key: string;
  /** The value while nothing is stored. The server renders this value for every visitor. */
  initial: Value;
  /** Reads the valid parts of the stored JSON. Undefined if this program did not write it. */
  parse(stored: unknown): Value | undefined;
  /** The JSON to store, including its version. */
  serialize(value: Value): unknown;
};

/** `isReady` is false until the storage is read: in the server, and in the browser's first render. */
export type Snapshot<Value> = { value: Value; isReady: boolean };

export type DeviceStore<Value> = {
  read(): Snapshot<Value>;
  readServer(): Snapshot<Value>;
  subscribe(listener: () => void): () => void;
  /** Changes the newest value of all tabs. False if the browser keeps it only until the visitor leaves the page. */
  update(change: (current: Value) => Value): boolean;
  clear(): void;
};

/** A value on this device, the same in all tabs. Every read goes to the storage, so that no tab uses an old value. */
export function createDeviceStore<Value>(definition: Definition<Value>): DeviceStore<Value> {
  const { key, initial } = definition;
  const listeners = new Set<() => void>();
  const server: Snapshot<Value> = { value: initial, isReady: false };
  let latest: { text: string | null; snapshot: Snapshot<Value> } | undefined;
  /** Text that could not be stored. The page continues with it. */
  let unwritten: string | null = null;

  const read = () => {
    const text = unwritten ?? readText(key);
    if (latest?.text !== text) {
      latest = { text, snapshot: { value: parseText(text, definition) ?? initial, isReady: true } };
    }
    return latest.snapshot;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };

  return {
    read,
    readServer: () => server,
    subscribe(listener) {
      if (listeners.size === 0) {
        window.addEventListener('storage', follow);
        // A page from the back/forward cache has missed the events of other tabs.
        window.addEventListener('pageshow', tell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        window.removeEventListener('storage', follow);
        window.removeEventListener('pageshow', tell);
      };
    },
    update(change) {
      const text = JSON.stringify(definition.serialize(change(read().value)));
      const isWritten = writeText(key, text);
      unwritten = isWritten ? null : text;
      tell();
      return isWritten;
    },
    clear() {
      unwritten = null;
      removeText(key);
      tell();
    },
  };
}

function parseText<Value>(text: string | null, { parse }: Definition<Value>): Value | undefined {
  if (text === null) return undefined;
  try {
    return parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
