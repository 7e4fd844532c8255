import { heightAt, riverAt } from './ground';
import type { Mesh, Point } from './Mesh';
import { palette } from './palette';

type Outline = readonly (readonly [x: number, z: number])[];

/** An upright box, its corners counter-clockwise from above. */
const rectangle = (west: number, north: number, east: number, south: number): Outline => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

export const ring = (x: number, z: number, radius: number, sides: number): Outline =>
  Array.from({ length: sides }, (_, side) => {
    const angle = (-2 * Math.PI * side) / sides;
    return [x + radius * Math.cos(angle), z + radius * Math.sin(angle)] as const;
  });

/** On the hill: nave, aisles, apse and tower, with the stairs that climb to the west front. */
export function addCathedral(mesh: Mesh): void {
  const base = heightAt(58, -12) - 4;
  const eaves = base + 19;
  mesh.prism(rectangle(40, -20, 78, -4), base - 6, eaves, palette.stone, false);
  gable(mesh, 40, -20, 78, -4, eaves, eaves + 7, palette.stone);
  for (const [north, south, high] of [
    [-28, -20, 'south'],
    [-4, 4, 'north'],
  ] as const) {
    mesh.prism(rectangle(43, north, 76, south), base - 6, base + 9, palette.paleStone, false);
    const [low, top] = [base + 8.6, base + 13];
    const [edge, wall] = high === 'south' ? [north - 0.6, south] : [south + 0.6, north];
    const slab: Point[] = [
      [42.4, low, edge],
      [76.6, low, edge],
      [76.6, top, wall],
      [42.4, top, wall],
    ];
    mesh.face(high === 'south' ? slab.toReversed() : slab, palette.roofs[2]);
  }
  mesh.prism(ring(78, -12, 8, 10), base - 6, base + 15, palette.paleStone, false);
  mesh.cone(ring(78, -12, 8.6, 10), base + 15, [78, base + 20, -12], palette.roofs[0]);
  addTower(mesh, 36, -24, 9, base, base + 36);
  for (let bay = 0; bay < 6; bay++) {
    for (const [z, toward] of [
      [-20.06, -1],
      [-3.94, 1],
    ] as const) {
      slit(mesh, 46 + bay * 5.4, base + 13.4, z, toward, 0.7, 4);
    }
  }
  mesh.face(
    ring(0, 0, 2.6, 12).map(([y, z]): Point => [39.94, base + 14 + y, -12 + z]),
    palette.window,
  );
  addStairs(mesh, base);
}

function gable(
  mesh: Mesh,
  west: number,
  north: number,
  east: number,
  south: number,
  eaves: number,
  ridge: number,
  wall: number,
) {
  const middle = (north + south) / 2;
  mesh.face(
    [
      [west, eaves, north],
      [west, eaves, south],
      [west, ridge, middle],
    ],
    wall,
  );
  mesh.face(
    [
      [east, eaves, south],
      [east, eaves, north],
      [east, ridge, middle],
    ],
    wall,
  );
  const over = 0.7;
  mesh.face(
    [
      [west - over, eaves - 0.4, south + over],
      [east + over, eaves - 0.4, south + over],
      [east + over, ridge + 0.2, middle],
      [west - over, ridge + 0.2, middle],
    ],
    palette.roofs[0],
  );
  mesh.face(
    [
      [east + over, eaves - 0.4, north - over],
      [west - over, eaves - 0.4, north - over],
      [west - over, ridge + 0.2, middle],
      [east + over, ridge + 0.2, middle],
    ],
    palette.roofs[3],
  );
}

function addTower(mesh: Mesh, x: number, z: number, width: number, base: number, top: number): void {
  const half = width / 2;
  mesh.prism(rectangle(x - half, z - half, x + half, z + half), base - 8, top, palette.stone);
  mesh.prism(
    rectangle(x - half - 0.5, z - half - 0.5, x + half + 0.5, z + half + 0.5),
    top - 1,
    top,
    palette.shadowStone,
  );
  mesh.cone(
    rectangle(x - half - 0.6, z - half - 0.6, x + half + 0.6, z + half + 0.6),
    top,
    [x, top + width, z],
    palette.roofs[1],
  );
  for (const floor of [top - 8, top - 17]) {
    slit(mesh, x, floor, z - half - 0.06, -1, 1, 5);
    slit(mesh, x, floor, z + half + 0.06, 1, 1, 5);
    mesh.face(
      [
        [x - half - 0.06, floor, z - 1],
        [x - half - 0.06, floor, z + 1],
        [x - half - 0.06, floor + 5, z + 1],
        [x - half - 0.06, floor + 5, z - 1],
      ],
      palette.window,
    );
    mesh.face(
      [
        [x + half + 0.06, floor, z + 1],
        [x + half + 0.06, floor, z - 1],
        [x + half + 0.06, floor + 5, z - 1],
        [x + half + 0.06, floor + 5, z + 1],
      ],
      palette.window,
    );
  }
}

/** A tall opening in a wall that looks north (-1) or south (1). */
function slit(mesh: Mesh, x: number, sill: number, z: number, toward: -1 | 1, half: number, height: number): void {
  mesh.face(
    [
      [x - toward * half, sill, z],
      [x + toward * half, sill, z],
      [x + toward * half, sill + height, z],
      [x - toward * half, sill + height, z],
    ],
    palette.window,
  );
}

function addStairs(mesh: Mesh, base: number): void {
  const steps = 18;
  for (let step = 0; step < steps; step++) {
    const east = 39 - step * 1.15;
    const height = base + 2 - step * 0.72;
    mesh.prism(rectangle(east - 1.15, -18, east, -6), height - 6, height, palette.paleStone);
  }
}

/** Below the hill: a smaller church with an octagonal spire. */
export function addSpireChurch(mesh: Mesh): void {
  const [x, z] = [-8, 44];
  const base = heightAt(x, z);
  mesh.prism(rectangle(x, z - 7, x + 26, z + 7), base - 3, base + 12, palette.paleStone, false);
  gable(mesh, x, z - 7, x + 26, z + 7, base + 12, base + 17, palette.paleStone);
  mesh.prism(ring(x - 4, z, 5, 8), base - 3, base + 21, palette.stone);
  mesh.prism(ring(x - 4, z, 3.8, 8), base + 21, base + 26, palette.paleStone);
  mesh.cone(ring(x - 4, z, 3.8, 8), base + 26, [x - 4, base + 47, z], palette.shadowStone);
}

/** A red iron footbridge and a stone bridge. */
export function addBridges(mesh: Mesh): void {
  const iron = -10;
  const middle = riverAt(iron);
  mesh.prism(rectangle(middle - 18, iron - 2, middle + 18, iron + 2), 0.6, 1.2, palette.ironBridge);
  for (const side of [-2, 2]) {
    const z = iron + side;
    mesh.prism(rectangle(middle - 18, z - 0.15, middle + 18, z + 0.15), 3.4, 3.9, palette.ironBridge);
    for (let post = -18; post <= 18; post += 4) {
      mesh.prism(
        rectangle(middle + post - 0.15, z - 0.15, middle + post + 0.15, z + 0.15),
        1.2,
        3.4,
        palette.ironBridge,
      );
    }
  }
  const stone = 62;
  const span = riverAt(stone);
  mesh.prism(rectangle(span - 17, stone - 4, span + 17, stone + 4), 0.2, 1.4, palette.stone);
  for (const pier of [-7, 7])
    mesh.prism(rectangle(span + pier - 1.2, stone - 4, span + pier + 1.2, stone + 4), -5, 0.2, palette.shadowStone);
  for (const side of [-4, 4])
    mesh.prism(rectangle(span - 17, stone + side - 0.25, span + 17, stone + side + 0.25), 1.4, 2.3, palette.paleStone);
}

/** The old wall along the ridge, with its towers. */
export function addWall(mesh: Mesh): void {
  const points = Array.from({ length: 13 }, (_, place) => {
    const z = -72 + place * 11;
    return [100 - 0.0042 * (z + 6) ** 2, z] as const;
  });
  for (const [place, [x, z]] of points.entries()) {
    const next = points[place + 1];
    if (place % 3 === 0) {
      const top = heightAt(x, z) + 12;
      mesh.prism(ring(x, z, 3.4, 8), heightAt(x, z) - 6, top, palette.stone);
      for (const [mx, mz] of ring(x, z, 3, 6))
        mesh.prism(rectangle(mx - 0.6, mz - 0.6, mx + 0.6, mz + 0.6), top, top + 1.2, palette.stone);
    }
    if (!next) continue;
    const bottom = Math.min(heightAt(x, z), heightAt(next[0], next[1])) - 5;
    const top = Math.max(heightAt(x, z), heightAt(next[0], next[1])) + 7;
    const outline: Outline = [
      [x - 1, z],
      [next[0] - 1, next[1]],
      [next[0] + 1, next[1]],
      [x + 1, z],
    ];
    mesh.prism(outline, bottom, top, palette.stone);
  }
}
