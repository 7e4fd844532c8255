import townModel from '../../media/casco-antiguo.glb';
import { cascoAntiguo3d } from '../../media/pictures';
import { viewer } from './viewer';

export const townModelViewer = viewer('model', {
  file: townModel,
  frameTitle: 'Modelo 3D de un casco antiguo',
  linkLabel: 'Abrir el modelo en otra pestaña',
  picture: cascoAntiguo3d,
});
