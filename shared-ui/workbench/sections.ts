import type { ComponentType } from 'react';
import { Actions } from './sections/Actions';
import { Cards } from './sections/Cards';
import { Carousels } from './sections/Carousels';
import { Embeds } from './sections/Embeds';
import { Facts } from './sections/Facts';
import { Feedback } from './sections/Feedback';
import { Fields } from './sections/Fields';
import { Heroes } from './sections/Heroes';
import { Layout } from './sections/Layout';
import { Media } from './sections/Media';
import { Navigation } from './sections/Navigation';
import { Overlays } from './sections/Overlays';
import { Tokens } from './sections/Tokens';

type WorkbenchSection = { id: string; title: string; Parts: ComponentType };

/** The families of parts, by their folders in shared-ui/src. */
export const sections: readonly WorkbenchSection[] = [
  { id: 'temas', title: 'Colores, letra y medidas', Parts: Tokens },
  { id: 'acciones', title: 'Botones', Parts: Actions },
  { id: 'campos', title: 'Campos', Parts: Fields },
  { id: 'tarjetas', title: 'Tarjetas y etiquetas', Parts: Cards },
  { id: 'carrusel', title: 'Carrusel', Parts: Carousels },
  { id: 'datos', title: 'Datos y listas', Parts: Facts },
  { id: 'avisos', title: 'Avisos y esperas', Parts: Feedback },
  { id: 'navegacion', title: 'Navegación', Parts: Navigation },
  { id: 'superpuestos', title: 'Paneles y diálogos', Parts: Overlays },
  { id: 'imagen', title: 'Imagen y vídeo', Parts: Media },
  { id: 'marcos', title: 'Marcos', Parts: Embeds },
  { id: 'estructura', title: 'Estructura', Parts: Layout },
  { id: 'portadas', title: 'Portadas', Parts: Heroes },
];
