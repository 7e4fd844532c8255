import type { Gaze } from './Gaze';

const KEYS: Record<string, string> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'closer',
  '-': 'farther',
};

/** Controls the view by pointer, keys and buttons. The wheel needs Ctrl, so that the surrounding page stays scrollable. */
export function steer(gaze: Gaze, stage: HTMLElement, buttons: Iterable<HTMLElement>): void {
  const pointers = new Map<number, { x: number; y: number }>();
  stage.tabIndex = 0;
  // A vertical drag scrolls the page; a horizontal one turns the view.
  stage.style.touchAction = 'pan-y';

  stage.addEventListener('pointerdown', (event) => {
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const before = spread(pointers);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (before) {
      gaze.set(gaze.yaw, gaze.pitch, gaze.zoom * ((spread(pointers) ?? before) / before));
    } else {
      gaze.drag((event.clientX - last.x) / stage.clientWidth, (event.clientY - last.y) / stage.clientHeight);
    }
  });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, (event) => pointers.delete(event.pointerId));
  }
  stage.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      gaze.look(event.deltaY < 0 ? 'closer' : 'farther');
    },
    { passive: false },
  );
  stage.addEventListener('keydown', (event) => {
    if (gaze.look(KEYS[event.key] ?? '')) event.preventDefault();
  });
  for (const button of buttons) button.addEventListener('click', () => gaze.look(button.dataset.look ?? ''));
}

/** The distance between two fingers; undefined for one finger. */
function spread(pointers: ReadonlyMap<number, { x: number; y: number }>): number | undefined {
  const [one, other] = [...pointers.values()];
  return one && other ? Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)) : undefined;
}
