/**
 * Makes a value on its first use and keeps it, for expensive values that may not be needed. A page's first `Intl` object
 * takes a phone 100 to 190 ms, too long for a module's evaluation.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
