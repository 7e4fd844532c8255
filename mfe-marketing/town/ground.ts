import type { Mesh, Point } from './Mesh';
import { palette } from './palette';

/** Half of the model's sides, in metres. */
export const EAST = 130;
export const SOUTH = 100;

const STEP = 5;
const RIVER_WIDTH = 13;
const BED = -4.5;
const PLINTH = -12;

/** Where the river runs: the x of its middle. */
export const riverAt = (z: number) => -52 + 9 * Math.sin(z / 46);

/** How far a place is from the river's bank; negative in the water. */
export const fromRiver = (x: number, z: number) => Math.abs(x - riverAt(z)) - RIVER_WIDTH;

/** Height of the ground: flat by the river, a hill with the cathedral to the east. */
export function heightAt(x: number, z: number): number {
  const hill = 24 * Math.exp(-(((x - 58) / 46) ** 2) - ((z + 12) / 52) ** 2);
  const slope = 5 * Math.max(0, (x - 40) / 90) + 1.6 * Math.sin(x / 31) * Math.cos(z / 27);
  const ashore = Math.min(1, Math.max(0, (fromRiver(x, z) - 2) / 22));
  return (hill + slope) * ashore;
}

/** Ground, river and the block that all of it stands on. */
export function addGround(mesh: Mesh): void {
  for (let x = -EAST; x < EAST; x += STEP) {
    for (let z = -SOUTH; z < SOUTH; z += STEP) {
      const corners = [
        [x, z],
        [x, z + STEP],
        [x + STEP, z + STEP],
        [x + STEP, z],
      ] as const;
      if (corners.some(([cx, cz]) => fromRiver(cx, cz) < STEP)) continue;
      mesh.face(
        corners.map(([cx, cz]): Point => [cx, heightAt(cx, cz), cz]),
        groundColor(x + STEP / 2, z + STEP / 2),
      );
    }
  }
  addRiver(mesh);
  addEdges(mesh);
}

function groundColor(x: number, z: number): number {
  const outside = Math.max(Math.abs(x) / EAST, Math.abs(z) / SOUTH) > 0.86 || x < -108 || x > 112;
  if (!outside) return palette.paving;
  return Math.sin(x / 9) + Math.cos(z / 11) > 0.2 ? palette.meadow : palette.grass;
}

/** Quays follow the river between the grid's steps; water and walls stand below them. */
function addRiver(mesh: Mesh): void {
  for (let z = -SOUTH; z < SOUTH; z += STEP) {
    const [here, there] = [riverAt(z), riverAt(z + STEP)];
    mesh.face(
      [
        [here - RIVER_WIDTH, BED, z],
        [there - RIVER_WIDTH, BED, z + STEP],
        [there + RIVER_WIDTH, BED, z + STEP],
        [here + RIVER_WIDTH, BED, z],
      ],
      palette.water,
    );
    for (const side of [-1, 1]) {
      const quay = (middle: number, out: number) => middle + side * (RIVER_WIDTH + out);
      const wall: Point[] = [
        [quay(here, 0), BED, z],
        [quay(here, 0), 0, z],
        [quay(there, 0), 0, z + STEP],
        [quay(there, 0), BED, z + STEP],
      ];
      const pavement: Point[] = [
        [quay(here, 0), 0, z],
        [quay(there, 0), 0, z + STEP],
        [quay(there, 12), 0, z + STEP],
        [quay(here, 12), 0, z],
      ];
      mesh.face(side < 0 ? wall : wall.toReversed(), palette.embankment);
      mesh.face(side < 0 ? pavement.toReversed() : pavement, palette.paving);
    }
  }
}

/** The cut through the earth at the model's sides. */
function addEdges(mesh: Mesh): void {
  const wall = (from: readonly [number, number], to: readonly [number, number]) => {
    const top = ([x, z]: readonly [number, number]) => (fromRiver(x, z) < 0 ? BED : heightAt(x, z));
    const layers = [PLINTH, -6, 0] as const;
    const colors = [palette.plinth, palette.earth] as const;
    for (const [layer, color] of colors.entries()) {
      const low = layers[layer] ?? PLINTH;
      const high = ([x, z]: readonly [number, number]) => (layer === 1 ? top([x, z]) : -6);
      mesh.face(
        [
          [from[0], low, from[1]],
          [to[0], low, to[1]],
          [to[0], high(to), to[1]],
          [from[0], high(from), from[1]],
        ],
        color,
      );
    }
  };
  for (let x = -EAST; x < EAST; x += STEP) {
    wall([x, SOUTH], [x + STEP, SOUTH]);
    wall([x + STEP, -SOUTH], [x, -SOUTH]);
  }
  for (let z = -SOUTH; z < SOUTH; z += STEP) {
    wall([EAST, z + STEP], [EAST, z]);
    wall([-EAST, z], [-EAST, z + STEP]);
  }
}
