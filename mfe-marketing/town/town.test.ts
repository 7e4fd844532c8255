import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildTown } from './buildTown';
import { encodeGlb } from './encodeGlb';

const published = readFileSync(path.join(__dirname, '../media/casco-antiguo.glb'));

test('the published model is what the script builds', () => {
  const built = encodeGlb(buildTown(), 'Tramuntana Drones: mfe-marketing/town');
  expect(published.equals(built)).toBe(true);
});

test('it is a binary glTF 2.0 that says its own length, and light enough for a phone', () => {
  expect(published.toString('latin1', 0, 4)).toBe('glTF');
  expect(published.readUInt32LE(4)).toBe(2);
  expect(published.readUInt32LE(8)).toBe(published.byteLength);
  expect(published.byteLength).toBeLessThanOrEqual(400_000);
});

test('every triangle is made of corners that exist', () => {
  const { positions, colors, indices } = buildTown();
  const corners = positions.length / 3;
  expect(colors).toHaveLength(positions.length);
  expect(indices.length % 3).toBe(0);
  expect(indices.every((index) => index >= 0 && index < corners)).toBe(true);
});
