import { page } from './page';
import { readAddress, type ViewerAddress } from './readAddress';

const NO_GRAPHICS = 'Este navegador no puede mostrar gráficos en 3D. Esta imagen muestra lo mismo.';
const NOT_LOADED = 'No se ha podido cargar el contenido. Vuelve a abrir esta página para intentarlo de nuevo.';

/** Shows what the address names; where the browser cannot, or the file does not come, a still picture and the reason. */
export async function startViewer(show: (canvas: HTMLCanvasElement, address: ViewerAddress) => Promise<void>) {
  page.dress();
  let address: ViewerAddress | null = null;
  try {
    address = readAddress(window.location.href);
    if (!hasGraphics()) return page.fallBack(address, NO_GRAPHICS);
    await show(page.canvas(), address);
    page.show(address);
  } catch (error) {
    console.error(error);
    page.fallBack(address, NOT_LOADED);
  }
}

/** Asked on a canvas of its own: one that was refused a context gives none to anybody else. */
function hasGraphics(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
