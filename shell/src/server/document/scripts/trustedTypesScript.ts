/**
 * The page's one Trusted Types policy: the browser asks it before a text becomes code or markup. Scripts come from the
 * site's own files alone. A text for a script element is data, such as JSON-LD. Markup is only parsed, in a document of its
 * own (mfe-blog/src/html/readInBrowser.ts), and never put into the page. Null refuses.
 */
export const TRUSTED_TYPES_SCRIPT = `globalThis.trustedTypes&&trustedTypes.createPolicy('default',{
createScriptURL:u=>{const{origin,pathname}=new URL(u,location);
return origin==location.origin&&/^\\/(assets|releases)\\//.test(pathname)?u:null},
createScript:t=>{JSON.parse(t);return t},
createHTML:(t,_,sink)=>/^DOMParser/.test(sink)?t:null});`;
