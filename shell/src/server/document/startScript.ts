import { EARLY_INPUT, RECORDED_TYPES } from '../../shared/composition/earlyInput';
import { escapeHtml } from '../../shared/composition/escape';
import { scriptHash } from './scriptHash';

/** Scripts start after this time even without `load`, in milliseconds: a picture that hangs delays `load` for ever. */
const START_TIMEOUT = 4000;
/** How often a script that failed to load is requested again. */
const RETRIES = 2;
/** How long to wait before each retry, in milliseconds. */
const RETRY_DELAY = 1000;

/**
 * Starts the page's scripts when pictures and fonts are loaded, or when the visitor first uses the page
 * (docs/decisions/0014). Until React takes over, it records clicks and changed fields, and holds back forms that have no
 * action. The addresses are in attributes of the element, so that its text is always the same and one hash allows it.
 */
export const START_SCRIPT = `(()=>{
const{scripts,preloads}=document.currentScript.dataset,events=[];
const record=e=>{events.push(e);if(e.type=='submit'&&!e.target.hasAttribute('action'))e.preventDefault()};
window.${EARLY_INPUT}={events,record};
for(const type of ${JSON.stringify(RECORDED_TYPES)})document.addEventListener(type,record,true);
const run=(src,retries)=>{const s=document.createElement('script');s.src=src;s.async=false;s.fetchPriority='high';
s.onerror=()=>{if(retries)setTimeout(run,${RETRY_DELAY},src,retries-1)};document.head.append(s)};
const preload=href=>{const l=document.createElement('link');l.rel='preload';l.as='script';l.href=href;document.head.append(l)};
let started;
const start=()=>{if(started)return;started=true;performance.mark('scripts-started');
for(const src of scripts.split(' '))run(src,${RETRIES});
if(preloads)preloads.split(' ').forEach(preload)};
for(const type of ['load','pointerdown','keydown','focusin'])addEventListener(type,start,{once:true});
setTimeout(start,${START_TIMEOUT})
})()`;

export const START_SCRIPT_HASH = scriptHash(START_SCRIPT);

/**
 * The start script as an element. `scripts` run in order. `preloads` are the scripts that those will load; they are fetched
 * at the same time, so that none waits to be discovered. Addresses contain no spaces.
 */
export function startScript(scripts: readonly string[], preloads: readonly string[]): string {
  if (scripts.length === 0) return '';
  const list = (addresses: readonly string[]) => escapeHtml(addresses.join(' '));
  return `<script data-scripts="${list(scripts)}" data-preloads="${list(preloads)}">${START_SCRIPT}</script>`;
}
