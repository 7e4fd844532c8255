import { addGround, EAST, fromRiver, heightAt, riverAt, SOUTH } from './ground';
import { addHouse, type House } from './house';
import { Mesh } from './Mesh';
import { addBridges, addCathedral, addSpireChurch, addWall, ring } from './monuments';
import { palette } from './palette';
import { createRandom, pick } from './random';

type Random = () => number;
type Taken = { x: number; z: number; radius: number }[];

/** An invented old town, in metres: river with coloured houses, two bridges, a cathedral on its hill, a wall. */
export function buildTown(): Mesh {
  const mesh = new Mesh();
  const random = createRandom(1714);
  const taken: Taken = [
    { x: 58, z: -12, radius: 30 },
    { x: 28, z: -12, radius: 14 },
    { x: 4, z: 44, radius: 21 },
  ];
  addGround(mesh);
  addCathedral(mesh);
  addSpireChurch(mesh);
  addBridges(mesh);
  addWall(mesh);
  addRiverfront(mesh, random);
  addStreets(mesh, random, taken);
  addTrees(mesh, random, taken);
  return mesh;
}

const groundBelow = (x: number, z: number, reach: number) =>
  Math.min(...[-reach, reach].flatMap((dx) => [-reach, reach].map((dz) => heightAt(x + dx, z + dz))));

function addRiverfront(mesh: Mesh, random: Random): void {
  for (const side of [-1, 1]) {
    for (let z = -SOUTH + 7; z < SOUTH - 6; ) {
      const length = 6 + random() * 4;
      const middle = z + length / 2;
      z += length + 0.15;
      const onBridge = [-10, 62].some((bridge) => Math.abs(middle - bridge) < 7);
      if (onBridge) continue;
      const turn = Math.atan2(1, riverAt(middle + 1) - riverAt(middle));
      addHouse(mesh, {
        x: riverAt(middle) + side * 19.5,
        z: middle,
        ground: 0,
        length,
        depth: 9,
        floors: 3 + Math.floor(random() * 3),
        turn,
        plaster: pick(random, palette.riverfront),
        roof: pick(random, palette.roofs),
        shutters: pick(random, palette.shutters),
      });
    }
  }
}

/** Streets run along the slope; a house stands where none of its neighbours does. */
function addStreets(mesh: Mesh, random: Random, taken: Taken): void {
  for (let x = -EAST + 24; x < EAST - 34; x += 15.5) {
    for (let z = -SOUTH + 14; z < SOUTH - 12; z += 13.5) {
      const house = aHouse(random, x + (random() - 0.5) * 4, z + (random() - 0.5) * 3);
      const radius = house.length / 2;
      const isFree = taken.every(
        (other) => Math.hypot(other.x - house.x, other.z - house.z) > other.radius + radius * 0.62,
      );
      if (!isFree || fromRiver(house.x, house.z) < 19 || random() < 0.07) continue;
      taken.push({ x: house.x, z: house.z, radius: radius * 0.62 });
      addHouse(mesh, house);
    }
  }
}

function aHouse(random: Random, x: number, z: number): House {
  const slope = Math.atan2(heightAt(x, z + 2) - heightAt(x, z - 2), heightAt(x + 2, z) - heightAt(x - 2, z));
  return {
    x,
    z,
    ground: groundBelow(x, z, 5),
    length: 9 + random() * 5,
    depth: 7.5 + random() * 2.5,
    floors: 2 + Math.floor(random() * 3),
    turn:
      (Math.abs(heightAt(x, z)) > 3 ? slope + Math.PI / 2 : random() < 0.5 ? 0 : Math.PI / 2) + (random() - 0.5) * 0.3,
    plaster: pick(random, palette.plasters),
    roof: pick(random, palette.roofs),
    shutters: pick(random, palette.shutters),
  };
}

function addTrees(mesh: Mesh, random: Random, taken: Taken): void {
  for (let tree = 0; tree < 420; tree++) {
    const x = (random() * 2 - 1) * (EAST - 4);
    const z = (random() * 2 - 1) * (SOUTH - 4);
    const isFree = taken.every((other) => Math.hypot(other.x - x, other.z - z) > other.radius + 5);
    if (!isFree || fromRiver(x, z) < 14) continue;
    addTree(mesh, random, x, z);
  }
}

function addTree(mesh: Mesh, random: Random, x: number, z: number): void {
  const ground = heightAt(x, z);
  if (random() < 0.25) {
    mesh.cone(ring(x, z, 0.9, 5), ground + 0.4, [x, ground + 7 + random() * 3, z], palette.cypress);
    return;
  }
  const radius = 1.7 + random() * 1.5;
  const crown = ground + 1.4 + radius;
  const color = pick(random, [palette.pine, palette.plane]);
  mesh.cone(ring(x, z, radius, 6), crown, [x, crown + radius * 1.1, z], color);
  mesh.cone([...ring(x, z, radius, 6)].reverse(), crown, [x, crown - radius * 0.8, z], color);
  mesh.cone(ring(x, z, 0.3, 3), ground - 0.5, [x, crown, z], palette.door);
}
