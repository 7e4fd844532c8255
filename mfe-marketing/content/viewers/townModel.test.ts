import { readFileSync } from 'node:fs';
import path from 'node:path';

const model = readFileSync(path.join(__dirname, '../../media/casco-antiguo.glb'));

test('the model is a complete binary glTF 2.0 file, and small enough for a phone', () => {
  expect(model.toString('latin1', 0, 4)).toBe('glTF');
  expect(model.readUInt32LE(4)).toBe(2);
  expect(model.readUInt32LE(8)).toBe(model.byteLength);
  expect(model.byteLength).toBeLessThanOrEqual(400_000);
});
