type GazeLimits = {
  /** Vertical limits in radians. */
  pitch: readonly [lowest: number, highest: number];
  /** 1 is the initial view; more is nearer. */
  zoom: readonly [farthest: number, nearest: number];
};

/** Radians for a drag over the whole stage, and for one press of a key or button. */
const DRAG = Math.PI;
const TURN = Math.PI / 12;
const CLOSER = 1.2;

/** The direction and zoom of the view. Drag, keys and buttons change it, within its limits. */
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

  /** Executes a command of a button or key, as in `data-look`. False if the command is unknown. */
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

  /** Turns by a drag, in fractions of the stage's width and height. */
  drag(across: number, down: number): void {
    const finer = 1 / Math.sqrt(this.zoom);
    this.set(this.yaw - across * DRAG * finer, this.pitch + down * DRAG * 0.5 * finer);
  }
}
