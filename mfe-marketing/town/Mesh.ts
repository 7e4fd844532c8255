/** Metres: x to the east, y upwards, z to the south. */
export type Point = readonly [x: number, y: number, z: number];

/** Collects coloured faces. Corners go counter-clockwise as seen from outside. */
export class Mesh {
  readonly positions: number[] = [];
  /** Linear RGB, 0 to 255. */
  readonly colors: number[] = [];
  readonly indices: number[] = [];

  /** A convex face of three or more corners, in one colour. */
  face(corners: readonly Point[], color: number): void {
    const first = this.positions.length / 3;
    for (const corner of corners) this.corner(corner, color);
    for (let next = 2; next < corners.length; next++) this.indices.push(first, first + next - 1, first + next);
  }

  /** A closed ring of walls from one height to another, and its lid where one is wanted. */
  prism(
    outline: readonly (readonly [x: number, z: number])[],
    bottom: number,
    top: number,
    color: number,
    lid = true,
  ): void {
    const first = this.positions.length / 3;
    for (const [x, z] of outline) {
      this.corner([x, bottom, z], color);
      this.corner([x, top, z], color);
    }
    const count = outline.length;
    for (let side = 0; side < count; side++) {
      const left = first + 2 * side;
      const right = first + 2 * ((side + 1) % count);
      this.indices.push(left, right, right + 1, left, right + 1, left + 1);
    }
    if (!lid) return;
    for (let next = 2; next < count; next++) this.indices.push(first + 1, first + 2 * next - 1, first + 2 * next + 1);
  }

  /** Triangles from a ring up to a point: spires, crowns of trees. */
  cone(outline: readonly (readonly [x: number, z: number])[], bottom: number, tip: Point, color: number): void {
    const first = this.positions.length / 3;
    for (const [x, z] of outline) this.corner([x, bottom, z], color);
    this.corner(tip, color);
    for (let side = 0; side < outline.length; side++) {
      this.indices.push(first + side, first + ((side + 1) % outline.length), first + outline.length);
    }
  }

  private corner([x, y, z]: Point, color: number): void {
    this.positions.push(x, y, z);
    this.colors.push(linear(color >> 16), linear((color >> 8) & 255), linear(color & 255));
  }
}

/** glTF wants vertex colours without the gamma of sRGB. */
const linear = (channel: number) => Math.round(255 * (channel / 255) ** 2.2);
