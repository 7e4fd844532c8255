import { type RouteObject, redirect } from 'react-router-dom';

/**
 * `/visor/castillo` leads to the panorama's viewer in this release. A release's own address changes with every release, so
 * content elsewhere, such as a gallery item, names this one (docs/product/site.md#route-21).
 */
export const viewerRoute: RouteObject = {
  id: 'visor.castillo',
  path: 'castillo',
  loader: async () => {
    const { castlePanoramaViewer } = await import('../../../content/viewers/castlePanorama');
    return redirect(castlePanoramaViewer.src);
  },
};
