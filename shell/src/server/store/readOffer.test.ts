/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { anOffer } from '../../testing/anOffer';
import { readOffer } from './readOffer';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const built = (offer: unknown) => {
  writeFileSync(path.join(dist, 'offer.json'), JSON.stringify(offer));
  return () => readOffer(dist);
};

test('the shell’s offer comes from its build; an invalid one stops the start', () => {
  expect(built(anOffer())()).toEqual(anOffer());
  expect(built({ ...anOffer(), packages: { react: 19 } })).toThrow(/packages/);
});
