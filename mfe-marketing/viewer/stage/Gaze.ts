type GazeLimits = {
  /** Radians up and down. */
  pitch: readonly [lowest: number, highest: number];
  /** 1 is how the view opens; more is nearer. */
  zoom: readonly [farthest: number, nearest: number];
};

/** Radians that a drag over the whole stage turns, and that one press of a key or button does. */
const DRAG = Math.PI;
const TURN = Math.PI / 12;
const CLOSER = 1.2;

/** Where the visitor looks from: turned by drag, keys and buttons, and kept within its limits. */
export class Gaze {
  yaw = 0;
  pitch = 0;
  zoom = 1;
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly limits: GazeLimits) {}

  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  set(yaw: number, pitch: number, zoom = this.zoom): void {
    const within = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));
    this.yaw = yaw;
    this.pitch = within(pitch, this.limits.pitch);
    this.zoom = within(zoom, this.limits.zoom);
    for (const listener of this.listeners) listener();
  }

  /** Carries out a command of a button or key, as in `data-look`. False where there is no such command. */
  look(command: string): boolean {
    const turns: Record<string, readonly [yaw: number, pitch: number, zoom: number]> = {
      left: [-TURN, 0, 1],
      right: [TURN, 0, 1],
      up: [0, TURN / 2, 1],
      down: [0, -TURN / 2, 1],
      closer: [0, 0, CLOSER],
      farther: [0, 0, 1 / CLOSER],
    };
    const turn = Object.hasOwn(turns, command) ? turns[command] : undefined;
    if (!turn) return false;
    this.set(this.yaw + turn[0], this.pitch + turn[1], this.zoom * turn[2]);
    return true;
  }

  /** A drag, in fractions of the stage's width and height. */
  drag(across: number, down: number): void {
    const finer = 1 / Math.sqrt(this.zoom);
    this.set(this.yaw - across * DRAG * finer, this.pitch + down * DRAG * 0.5 * finer);
  }
}
