import { EARLY_INPUT, RECORDED_TYPES } from '../../shared/composition/earlyInput';
import { escapeHtml } from '../../shared/composition/escape';
import { scriptHash } from './scriptHash';

/** The scripts start after so long at the latest, in milliseconds: a picture that hangs keeps `load` waiting for ever. */
const LATEST_START = 4000;
/** How often a script that did not come is asked for again, and how long after, in milliseconds. */
const RETRIES = 2;
const RETRY_DELAY = 1000;

/**
 * Starts the page's scripts when pictures and fonts are there, or when the visitor first touches the page
 * (docs/decisions/0014). Until React answers it records clicks and fields, and holds back forms that only scripts can
 * send. Its text is the same for every page, so one hash in the policy allows it; the addresses stand in its attributes.
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
setTimeout(start,${LATEST_START})
})()`;

export const START_SCRIPT_HASH = scriptHash(START_SCRIPT);

/**
 * The start script as an element. `scripts` run in order; `preloads` are what they will ask for, fetched beside them, so
 * that no script waits to be discovered by another. Addresses hold no space.
 */
export function startScript(scripts: readonly string[], preloads: readonly string[]): string {
  if (scripts.length === 0) return '';
  const list = (addresses: readonly string[]) => escapeHtml(addresses.join(' '));
  return `<script data-scripts="${list(scripts)}" data-preloads="${list(preloads)}">${START_SCRIPT}</script>`;
}
