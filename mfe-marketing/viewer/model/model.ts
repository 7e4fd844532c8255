import {
  Box3,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PCFShadowMap,
  type PerspectiveCamera,
  Scene,
  Sphere,
  Vector3,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { createStage } from '../stage/createStage';
import { Gaze } from '../stage/Gaze';
import { page } from '../stage/page';
import { startViewer } from '../stage/startViewer';
import { steer } from '../stage/steer';

/** Low western sun and a blue sky, like the site's pictures. */
const SUN = new Color('#ffe2b8');
const SKY = new Color('#cfe3f2');
const GROUND = new Color('#8d7a5e');

startViewer(async (canvas, { file }) => {
  const { scene: model } = await new GLTFLoader().loadAsync(file);
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  const scene = new Scene();
  scene.add(model, new HemisphereLight(SKY, GROUND, 1.9), sunOver(center, radius));
  model.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    part.castShadow = true;
    part.receiveShadow = true;
  });

  const gaze = new Gaze({ pitch: [0.12, 1.35], zoom: [0.8, 5] });
  const stage = createStage(canvas, scene, (camera) => orbit(camera, gaze, center, radius));
  stage.renderer.shadowMap.enabled = true;
  stage.renderer.shadowMap.type = PCFShadowMap;
  gaze.onChange(stage.draw);
  gaze.set(-0.62, 0.56);
  steer(gaze, page.stage(), page.buttons());
});

function sunOver(center: Vector3, radius: number): DirectionalLight {
  const sun = new DirectionalLight(SUN, 2.9);
  sun.position.copy(center).add(new Vector3(-1, 0.85, 0.7).multiplyScalar(radius));
  sun.target.position.copy(center);
  sun.target.updateMatrixWorld();
  sun.castShadow = true;
  sun.shadow.mapSize.set(2048, 2048);
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.4;
  const { camera } = sun.shadow;
  Object.assign(camera, { left: -radius, right: radius, top: radius, bottom: -radius, near: 1, far: 4 * radius });
  camera.updateProjectionMatrix();
  return sun;
}

/** Puts the camera on a sphere around the model. On a narrow stage it is farther away, so that the whole model fits. */
function orbit(camera: PerspectiveCamera, { yaw, pitch, zoom }: Gaze, center: Vector3, radius: number): void {
  const narrow = Math.min(1, camera.aspect / 1.7);
  const distance = (radius * 2.25) / (zoom * narrow ** 0.9);
  const flat = Math.cos(pitch) * distance;
  camera.position.set(
    center.x + Math.sin(yaw) * flat,
    center.y + Math.sin(pitch) * distance,
    center.z + Math.cos(yaw) * flat,
  );
  camera.far = distance + 2 * radius;
  camera.updateProjectionMatrix();
  // A little below the middle, because near parts take more space than far ones.
  camera.lookAt(center.x, center.y - radius * 0.2, center.z);
}
