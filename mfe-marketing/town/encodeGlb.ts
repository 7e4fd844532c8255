import type { Mesh } from './Mesh';

/** Positions are kept in centimetres, as 16-bit numbers (KHR_mesh_quantization): half the bytes of floats. */
const CENTIMETRES = 100;

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const SHORT = 5122;
const UNSIGNED_BYTE = 5121;
const UNSIGNED_SHORT = 5123;

/** A binary glTF 2.0 file with one mesh. Without normals a viewer shades it flat, as the specification of glTF wants. */
export function encodeGlb({ positions, colors, indices }: Mesh, generator: string): Uint8Array {
  const count = positions.length / 3;
  if (count > 65_535) throw new Error(`${count} corners do not fit 16-bit indices: build a smaller model`);
  const points = new Int16Array(count * 4);
  const paints = new Uint8Array(count * 4).fill(255);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let corner = 0; corner < count; corner++) {
    for (let axis = 0; axis < 3; axis++) {
      const value = Math.round((positions[3 * corner + axis] ?? 0) * CENTIMETRES);
      points[4 * corner + axis] = value;
      low[axis] = Math.min(low[axis] ?? value, value);
      high[axis] = Math.max(high[axis] ?? value, value);
      paints[4 * corner + axis] = colors[3 * corner + axis] ?? 0;
    }
  }
  const parts = [points, paints, Uint16Array.from(indices)].map(({ buffer }) => new Uint8Array(buffer));
  const [pointBytes = 0, paintBytes = 0, indexBytes = 0] = parts.map(({ byteLength }) => byteLength);
  const description = {
    asset: { version: '2.0', generator },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, scale: [1 / CENTIMETRES, 1 / CENTIMETRES, 1 / CENTIMETRES] }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0, COLOR_0: 1 }, indices: 2, material: 0 }] }],
    materials: [{ pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.95 }, doubleSided: true }],
    accessors: [
      { bufferView: 0, componentType: SHORT, count, type: 'VEC3', min: low, max: high },
      { bufferView: 1, componentType: UNSIGNED_BYTE, normalized: true, count, type: 'VEC4' },
      { bufferView: 2, componentType: UNSIGNED_SHORT, count: indices.length, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: pointBytes, byteStride: 8, target: 34962 },
      { buffer: 0, byteOffset: pointBytes, byteLength: paintBytes, byteStride: 4, target: 34962 },
      { buffer: 0, byteOffset: pointBytes + paintBytes, byteLength: indexBytes, target: 34963 },
    ],
    buffers: [{ byteLength: pointBytes + paintBytes + indexBytes }],
  };
  return container(JSON.stringify(description), parts);
}

function container(description: string, parts: readonly Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(description.padEnd(Math.ceil(description.length / 4) * 4, ' '));
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0);
  const padded = Math.ceil(length / 4) * 4;
  const file = new Uint8Array(12 + 8 + text.byteLength + 8 + padded);
  const header = new DataView(file.buffer);
  const words = [MAGIC, 2, file.byteLength, text.byteLength, JSON_CHUNK];
  for (const [place, word] of words.entries()) header.setUint32(4 * place, word, true);
  file.set(text, 20);
  header.setUint32(20 + text.byteLength, padded, true);
  header.setUint32(24 + text.byteLength, BINARY_CHUNK, true);
  let offset = 28 + text.byteLength;
  for (const part of parts) {
    file.set(part, offset);
    offset += part.byteLength;
  }
  return file;
}
