/**
 * Tests with this tag run only with `npm run test:all`. The others are the sample of `npm test`, which has every kind of
 * page and every kind of fault (docs/testing.md).
 */
export const BEYOND_SAMPLE = '@beyond-sample';
