import { type RouteObject, redirect } from 'react-router-dom';

/**
 * `/visor/castillo` redirects to the panorama's viewer in this release. A release's own address changes with every release.
 * Content elsewhere, such as a gallery item, therefore uses this one (docs/product/site.md#route-21).
 */
export const viewerRoute: RouteObject = {
  id: 'visor.castillo',
  path: 'castillo',
  loader: async () => {
    const { castlePanoramaViewer } = await import('../../../content/viewers/castlePanorama');
    return redirect(castlePanoramaViewer.src);
  },
};
