import { tell } from './tell';

type Kept = Map<PropertyKey, PropertyDescriptor>;
type Watched = { name: string; object: object; properties: Kept; count: number };

const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
const { ownKeys } = Reflect;
const { get, has } = Map.prototype;
const { apply } = Reflect;
const text = String;

/** Objects that all code of a thread shares, by name: the global functions and classes, and the classes' prototypes. */
function sharedObjects(): [string, object][] {
  const found: [string, object][] = [];
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const { value } = getOwnPropertyDescriptor(globalThis, name) ?? {};
    if (!isObject(value) || value === globalThis || UNWATCHED.has(name)) continue;
    found.push([name, value]);
    if (typeof value === 'function' && isObject(value.prototype)) found.push([`${name}.prototype`, value.prototype]);
  }
  const iterator = getPrototypeOf(getPrototypeOf([][Symbol.iterator]()));
  const generator = getPrototypeOf(async function* () {}).prototype;
  return [...found, ['Iterator.prototype', iterator], ['AsyncGenerator.prototype', generator]];
}

/** The shell replaces the console's methods in its threads. `process` and `global` are guarded elsewhere. */
const UNWATCHED = new Set(['console', 'process', 'global', 'globalThis']);

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** Notes the builtins as they are now. Returns a function that tells the gate which of their properties differ since. */
export function watchBuiltins(): () => void {
  const kept: Watched[] = [];
  for (const [name, object] of sharedObjects()) {
    const properties = describe(object);
    kept.push({ name, object, properties, count: properties.size });
  }
  const globals = kept.filter(({ name }) => !name.includes('.'));
  return () => {
    for (let index = 0; index < kept.length; index += 1) {
      tellDifferences(kept[index] as Watched);
    }
    for (let index = 0; index < globals.length; index += 1) {
      const { name, object } = globals[index] as Watched;
      if (getOwnPropertyDescriptor(globalThis, name)?.value !== object) tell(`replace ${name}`);
    }
  };
}

function describe(object: object): Kept {
  const properties: Kept = new Map();
  for (const key of ownKeys(object)) {
    const descriptor = getOwnPropertyDescriptor(object, key);
    if (descriptor) properties.set(key, descriptor);
  }
  return properties;
}

/** Uses only functions that were kept: the release may have replaced those of the builtins. */
function tellDifferences({ name, object, properties, count }: Watched): void {
  const keys = ownKeys(object);
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index] as PropertyKey;
    const before = apply(get, properties, [key]) as PropertyDescriptor | undefined;
    const now = getOwnPropertyDescriptor(object, key);
    const isSame = apply(has, properties, [key]) && isEqual(before, now);
    if (!isSame) tell(`change ${name}.${text(key)}`);
  }
  if (keys.length < count) tell(`remove a property of ${name}`);
}

/** `Error.stackTraceLimit` and the like are data that programs may set. */
function isEqual(before: PropertyDescriptor | undefined, now: PropertyDescriptor | undefined): boolean {
  const isData = typeof before?.value === 'number' || typeof before?.value === 'string';
  return isData || (before?.value === now?.value && before?.get === now?.get && before?.set === now?.set);
}
