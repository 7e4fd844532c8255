import { type Camera, PerspectiveCamera, type Scene, WebGLRenderer } from 'three';

type Stage = { renderer: WebGLRenderer; camera: PerspectiveCamera; draw(): void };

/** A canvas that fills its page. It is drawn only after a change, so that a still view costs no battery. */
export function createStage(
  canvas: HTMLCanvasElement,
  scene: Scene,
  placeCamera: (camera: PerspectiveCamera) => void,
): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  const camera = new PerspectiveCamera(40, 1, 1, 2000);
  let waiting = false;
  const draw = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      placeCamera(camera);
      renderer.render(scene, camera as Camera);
    });
  };
  new ResizeObserver(() => {
    const { clientWidth, clientHeight } = document.documentElement;
    renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    camera.updateProjectionMatrix();
    draw();
  }).observe(document.documentElement);
  return { renderer, camera, draw };
}
