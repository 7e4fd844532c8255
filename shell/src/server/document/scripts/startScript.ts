import { EARLY_INPUT, RECORDED_TYPES } from '../../../shared/composition/earlyInput';
import { escapeHtml } from '../../../shared/composition/page/escape';
import { inlineHash } from '../inlineHash';
import { PAGE_ERRORS_SCRIPT } from './pageErrorsScript';
import { HOLD_PICTURES } from './pictureOrder';
import { TREE_CHANGES_SCRIPT } from './treeChangesScript';

/** Scripts start after this time even without `load`, in milliseconds: a picture that hangs delays `load` for ever. */
const START_TIMEOUT = 4000;
/** How often a script that failed to load is requested again. */
const RETRIES = 2;
/** How long to wait before each retry, in milliseconds. */
const RETRY_DELAY = 1000;
/** How long the libraries wait for the picture of high priority, from when the document has arrived, in milliseconds. */
const PICTURE_WAIT = 300;
/** How long the other scripts wait for the libraries, from when these were asked for, in milliseconds. */
const LIBRARIES_WAIT = 350;

/**
 * Starts the page's scripts when pictures and fonts are loaded, or when the visitor first uses the page, but never before the
 * document is read, for they look into it (docs/decisions/0014). The first, which is by far the largest, is fetched once
 * the browser has begun its first frame and the picture of high priority has come, which it waits for but shortly: fonts and
 * picture are on their way then, and there when its answer begins a round trip later. The wait is counted from the end of the document,
 * so a slow processor, which begins its first frame late and holds timers back with that frame's layout, does not wait twice. It is preloaded, because a script
 * element would delay `load`. The others are asked for when it is there, or shortly before on a slow line, so that it does not share
 * the line with them. A script that failed is asked for past the browser's own copy, which may be what failed. Until React takes over, it
 * records clicks and changed fields, and holds back forms that have no action. Until the scripts are there, pictures below
 * the screen wait. From its start on, the page's errors and changes are kept. The addresses are in attributes of the element, so that
 * its text is always the same and one hash allows it.
 */
export const START_SCRIPT = `${PAGE_ERRORS_SCRIPT}${TREE_CHANGES_SCRIPT}
(()=>{
const{scripts,preloads,integrity}=document.currentScript.dataset,events=[];
const record=e=>{events.push(e);if(e.type=='submit'&&!e.target.hasAttribute('action'))e.preventDefault()};
window.${EARLY_INPUT}={events,record};
for(const type of ${JSON.stringify(RECORDED_TYPES)})document.addEventListener(type,record,true);
const showPictures=${HOLD_PICTURES};
let awaited=scripts.split(' ').length;
const arrived=()=>{if(!--awaited)showPictures()};
const run=(src,integrity,retries,query='')=>{const s=document.createElement('script');
Object.assign(s,{src:src+query,integrity,async:false,fetchPriority:'high',onload:arrived});
s.onerror=()=>{if(retries)setTimeout(run,${RETRY_DELAY},src,integrity,retries-1,'?'+retries);else arrived()};document.head.append(s)};
const preload=(href,integrity)=>{
const link=Object.assign(document.createElement('link'),{rel:'preload',as:'script',href,integrity});
document.head.append(link);return link};
const addresses=scripts.split(' '),hashes=integrity.split(' ');
let begun,started,ahead,loaded;
const begin=()=>{begun=true;performance.mark('scripts-started')};
const start=()=>{if(document.readyState=='loading')return addEventListener('DOMContentLoaded',start);
if(started)return;started=true;if(!begun)begin();
addresses.forEach((src,i)=>run(src,hashes[i],${RETRIES}));
if(preloads)preloads.split(' ').forEach((href,i)=>preload(href,hashes[addresses.length+i]))};
const release=()=>{ahead=false;if(loaded)start()};
const ask=()=>{if(begun)return;begin();ahead=true;
preload(addresses[0],hashes[0]).onload=release;setTimeout(release,${LIBRARIES_WAIT})};
const frame=()=>{if(!document.body)return requestAnimationFrame(frame);
const picture=document.querySelector('img[fetchpriority=high]');
const now=performance.now(),end=performance.getEntriesByType('navigation')[0]?.responseEnd||now;
const wait=end+${PICTURE_WAIT}-now;
if(picture&&!picture.complete&&wait>0){picture.addEventListener('load',ask);setTimeout(ask,wait)}else ask()};
requestAnimationFrame(frame);
addEventListener('load',()=>{loaded=true;if(!ahead)start()},{once:true});
for(const type of ['pointerdown','keydown','focusin'])addEventListener(type,start,{once:true});
setTimeout(start,${START_TIMEOUT})
})()`;

export const START_SCRIPT_HASH = inlineHash(START_SCRIPT);

/** A script that a document names, and its hash as in Subresource Integrity; empty if it is not known. */
export type NamedScript = { address: string; integrity: string };

/**
 * The start script as an element. `scripts` run in order. `preloads` are the scripts that those will load; they are fetched
 * at the same time, so that none waits to be discovered. Addresses contain no spaces. The hashes of all are one list.
 */
export function startScript(scripts: readonly NamedScript[], preloads: readonly NamedScript[]): string {
  if (scripts.length === 0) return '';
  const list = (texts: string[]) => escapeHtml(texts.join(' '));
  const addresses = (named: readonly NamedScript[]) => list(named.map(({ address }) => address));
  const hashes = list([...scripts, ...preloads].map(({ integrity }) => integrity));
  const data = `data-scripts="${addresses(scripts)}" data-preloads="${addresses(preloads)}" data-integrity="${hashes}"`;
  return `<script ${data}>${START_SCRIPT}</script>`;
}
