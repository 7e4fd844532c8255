import { fontFaces, fontPreloads } from 'shared-ui/fonts';
import favicon from '../../frame/favicon.svg';

/** Files that only the document names. The browser's build has this module as an entry of its own, so that it emits them. */
export const documentAssets = { fontFaces, fontPreloads, favicon };
