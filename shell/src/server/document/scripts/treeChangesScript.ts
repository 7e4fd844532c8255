import { TREE_CHANGES } from '../../../shared/composition/treeChanges';

/**
 * Records what changes in the page from when the document is read, because a browser may translate it before its scripts are
 * there. This event comes before `DOMContentLoaded`, with which the first translators begin.
 */
export const TREE_CHANGES_SCRIPT = `document.addEventListener('readystatechange',()=>{
const records=[],changes={records,read:more=>records.push(...more)};
(changes.observer=new MutationObserver(more=>changes.read(more))).observe(document.body,{childList:true,subtree:true});
window.${TREE_CHANGES}=changes},{once:true});`;
