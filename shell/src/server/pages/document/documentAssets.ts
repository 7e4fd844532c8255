import { fontFaces, fontPreloads } from '@tramuntana/ui/fonts';
import favicon from '../../../shared/layout/footer/icons/favicon.svg';
import icon192 from '../../../shared/layout/footer/icons/icon-192.png';
import icon512 from '../../../shared/layout/footer/icons/icon-512.png';

/** Files that only the document names. This module is an entry of the browser's build, so that webpack emits them. */
export const documentAssets = { fontFaces, fontPreloads, favicon, icon192, icon512 };
