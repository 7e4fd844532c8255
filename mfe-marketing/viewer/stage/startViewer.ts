import { page } from './page';
import { readAddress, type ViewerAddress } from './readAddress';

const NO_GRAPHICS = 'Este navegador no puede mostrar gráficos en 3D. Esta imagen muestra lo mismo.';
const NOT_LOADED = 'No se ha podido cargar el contenido. Vuelve a abrir esta página para intentarlo de nuevo.';

/** Shows the file of the address. After a failure, a still picture and the reason show instead. */
export async function startViewer(show: (canvas: HTMLCanvasElement, address: ViewerAddress) => Promise<void>) {
  page.applyTheme();
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

/** Tests on a separate canvas, because a canvas that has refused one context gives none later. */
function hasGraphics(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}
