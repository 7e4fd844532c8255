import type { Mesh, Point } from './Mesh';
import { palette } from './palette';

export type House = {
  x: number;
  z: number;
  /** Height of the ground below its lowest corner. */
  ground: number;
  /** Along the ridge, and across it. */
  length: number;
  depth: number;
  floors: number;
  /** Direction of the ridge, in radians from east. */
  turn: number;
  plaster: number;
  roof: number;
  shutters: number;
};

const FLOOR = 3;
const EAVES = 0.55;

/** Walls, gables, a tiled roof with eaves, and windows on the long sides. */
export function addHouse(mesh: Mesh, house: House): void {
  const { length, depth, floors, ground, plaster, roof } = house;
  const place = placer(house);
  const [l, d] = [length / 2, depth / 2];
  const top = ground + floors * FLOOR + 0.6;
  const ridge = top + depth * 0.24;
  const flat = (point: Point) => [point[0], point[2]] as const;
  const outline = [place(-l, 0, d), place(l, 0, d), place(l, 0, -d), place(-l, 0, -d)].map(flat);
  mesh.prism(outline, ground - 3, top, plaster, false);
  for (const end of [-1, 1]) {
    mesh.face([place(end * l, top, end * d), place(end * l, top, -end * d), place(end * l, ridge, 0)], plaster);
  }
  const [over, drop] = [l + EAVES, top - EAVES * 0.48];
  for (const side of [-1, 1]) {
    mesh.face(
      [
        place(-over * side, drop, side * (d + EAVES)),
        place(over * side, drop, side * (d + EAVES)),
        place(over * side, ridge + 0.1, 0),
        place(-over * side, ridge + 0.1, 0),
      ],
      roof,
    );
  }
  addWindows(mesh, house, place);
}

type Place = (along: number, height: number, across: number) => Point;

function placer({ x, z, turn }: House): Place {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (along, height, across) => [x + along * cos - across * sin, height, z + along * sin + across * cos];
}

function addWindows(mesh: Mesh, { length, depth, floors, ground, shutters }: House, place: Place): void {
  const columns = Math.max(2, Math.round(length / 3.4));
  const [width, height, out] = [0.62, 1.5, depth / 2 + 0.06];
  for (const side of [-1, 1]) {
    for (let floor = 0; floor < floors; floor++) {
      for (let column = 0; column < columns; column++) {
        const along = ((column + 0.5) / columns - 0.5) * length;
        const sill = ground + floor * FLOOR + (floor === 0 ? 0 : 1);
        const isDoor = floor === 0 && column === 0;
        const color = isDoor ? palette.door : (floor + column) % 3 === 0 ? shutters : palette.window;
        mesh.face(
          [
            place(side * (along - width), sill, side * out),
            place(side * (along + width), sill, side * out),
            place(side * (along + width), sill + (floor === 0 ? 2.2 : height), side * out),
            place(side * (along - width), sill + (floor === 0 ? 2.2 : height), side * out),
          ],
          color,
        );
      }
    }
  }
}
