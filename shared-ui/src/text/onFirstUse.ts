/**
 * Makes a value when it is first asked for, and keeps it. For what is expensive and perhaps not needed: the first `Intl`
 * object of a page takes a phone 100 to 190 ms. A module must not spend them while it is evaluated.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
