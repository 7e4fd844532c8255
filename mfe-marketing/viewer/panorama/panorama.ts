import {
  Mesh,
  MeshBasicMaterial,
  type PerspectiveCamera,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  TextureLoader,
} from 'three';
import { createStage } from '../stage/createStage';
import { Gaze } from '../stage/Gaze';
import { page } from '../stage/page';
import { startViewer } from '../stage/startViewer';
import { steer } from '../stage/steer';

const RADIUS = 500;
/** Vertical field of view in degrees, before any zoom. */
const FIELD_OF_VIEW = 62;

startViewer(async (canvas, { file }) => {
  const texture = await new TextureLoader().loadAsync(file);
  texture.colorSpace = SRGBColorSpace;
  const sphere = new SphereGeometry(RADIUS, 64, 32);
  // Mirrored, because from inside the sphere left and right are swapped.
  sphere.scale(-1, 1, 1);
  const scene = new Scene();
  scene.add(new Mesh(sphere, new MeshBasicMaterial({ map: texture })));

  const gaze = new Gaze({ pitch: [-1.3, 1.3], zoom: [0.75, 3] });
  const stage = createStage(canvas, scene, (camera) => lookAround(camera, gaze));
  gaze.onChange(stage.draw);
  gaze.set(0, -0.12);
  steer(gaze, page.stage(), page.buttons());
});

function lookAround(camera: PerspectiveCamera, { yaw, pitch, zoom }: Gaze): void {
  camera.fov = FIELD_OF_VIEW / zoom;
  camera.updateProjectionMatrix();
  const flat = Math.cos(pitch);
  // On the mirrored sphere, the middle of an equirectangular picture is at -x.
  camera.lookAt(-Math.cos(yaw) * flat, Math.sin(pitch), -Math.sin(yaw) * flat);
}
