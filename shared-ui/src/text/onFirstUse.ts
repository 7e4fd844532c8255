/**
 * Makes a value when it is first asked for, and keeps it. For what is dear and perhaps not needed: the first `Intl` object
 * of a page costs a phone 100 to 190 ms, which must not be spent while a module is evaluated.
 */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
