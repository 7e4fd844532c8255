// The document's second inline script, in an element whose attributes name the page's scripts.
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
