import { readText, removeText, writeText } from './storedText';

type Definition<Value> = {
  key: string;
  /** What there is before anything was kept; the server renders it for everybody. */
  initial: Value;
  /** Makes of the stored JSON what can be made of it; undefined where it is none of ours. */
  parse(stored: unknown): Value | undefined;
  /** The JSON to keep, with its version. */
  serialize(value: Value): unknown;
};

/** `isReady` is false until this device was asked: in the server, and in the browser's first render. */
export type Snapshot<Value> = { value: Value; isReady: boolean };

export type DeviceStore<Value> = {
  read(): Snapshot<Value>;
  readServer(): Snapshot<Value>;
  subscribe(listener: () => void): () => void;
  /** Changes the newest value, whichever tab wrote it; false where the browser keeps it only until the page is left. */
  update(change: (current: Value) => Value): boolean;
  clear(): void;
};

/** A value that this device keeps, the same in all its tabs. Every read asks the storage, so that no tab works on an old one. */
export function createDeviceStore<Value>(definition: Definition<Value>): DeviceStore<Value> {
  const { key, initial } = definition;
  const listeners = new Set<() => void>();
  const server: Snapshot<Value> = { value: initial, isReady: false };
  let latest: { text: string | null; snapshot: Snapshot<Value> } | undefined;
  /** What could not be written: the page goes on with it. */
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
        // A page that comes back from the browser's cache slept through the others' changes.
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
