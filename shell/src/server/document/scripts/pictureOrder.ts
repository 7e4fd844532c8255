import { LATE_LAYOUT } from 'shared-ui';

/** On the root element while pictures below the screen wait. */
const WAITING = 'data-pictures-wait';
/** On a picture that is on the screen meanwhile. */
const SHOWN = 'data-on-screen';

/**
 * Pictures that wait keep their room, and stand so far above the page that no browser takes them for near: a lazy picture
 * is fetched when it comes near.
 */
export const PICTURE_ORDER_STYLES = `[${WAITING}] img[loading=lazy]:not([${SHOWN}]){translate:0 -9999rem}`;

/**
 * Makes lazy pictures below the screen wait, and those of slides that are not shown, and returns a function that ends it.
 * Browsers fetch such pictures from 1250 px away (Chromium), so two or three of them shared the line with the scripts of
 * every first page. Whoever scrolls gets them at once. Like late layout it is for visits that begin at the top. The next
 * slide of a carousel touches the edge of the screen, which `isIntersecting` takes for being on it: what counts is that a
 * hundredth of it shows.
 */
export const HOLD_PICTURES = `(()=>{
const root=document.documentElement;
if(!root.hasAttribute('${LATE_LAYOUT}'))return()=>{};
root.setAttribute('${WAITING}','');
const isVisible=e=>!e.checkVisibility||e.checkVisibility({opacityProperty:true,visibilityProperty:true});
const screen=new IntersectionObserver(entries=>{
for(const{intersectionRatio,target}of entries)if(intersectionRatio>0&&isVisible(target))for(const img of target.querySelectorAll('img'))img.setAttribute('${SHOWN}','')},{threshold:.01});
const show=()=>{
screen.disconnect();root.removeAttribute('${WAITING}');
for(const img of document.querySelectorAll('[${SHOWN}]'))img.removeAttribute('${SHOWN}')};
addEventListener('DOMContentLoaded',()=>{
if(root.hasAttribute('${WAITING}'))for(const img of document.querySelectorAll('img[loading=lazy]'))screen.observe((img.closest('picture')??img).parentElement)});
addEventListener('scroll',show,{once:true,passive:true});
return show
})()`;
