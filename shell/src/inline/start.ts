// The document's second inline script. The attributes of its element list the page's scripts.
import { recordEarlyInput } from './earlyInput';
import { holdPictures } from './holdPictures';
import { keepPageErrors } from './pageErrors';
import { startScripts } from './startScripts';
import { keepTreeChanges } from './treeChanges';

const { scripts = '', preloads = '', integrity = '' } = document.currentScript?.dataset ?? {};

keepPageErrors();
keepTreeChanges();
recordEarlyInput();
startScripts({ scripts, preloads, integrity }, holdPictures());
