/** A new key for one message. `crypto.randomUUID` is not used: browsers offer it only on https and localhost. */
export const idempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');
