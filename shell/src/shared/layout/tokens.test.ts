import { TOKENS } from '@tramuntana/contracts';
import { baseStyles, color } from '@tramuntana/ui';

const promised = Object.values(TOKENS).flat();
const variables = (styles: string) => [...styles.matchAll(/--([a-zA-Z]+):/g)].map(([, name]) => name);

test('the base styles define exactly the tokens of the contract, in both themes', () => {
  const counts = new Map<string | undefined, number>();
  for (const name of variables(baseStyles)) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect([...counts.keys()].toSorted()).toEqual(promised.toSorted());
  expect([...counts.values()].every((count) => count >= 2)).toBe(true);
});

test('the kit’s colours are tokens; a token newer than contract 1.0.0 has a fallback', () => {
  const oldest = new Set<string>(TOKENS['1.0.0']);
  for (const value of Object.values(color)) {
    const [, name = '', fallback] = /^var\(--(\w+)(?:, var\(--(\w+)\))?\)$/.exec(value) ?? [];
    expect(promised).toContain(name);
    expect(oldest).toContain(oldest.has(name) ? name : fallback);
  }
});
