// The deadlines of the shell's server, in milliseconds. deadlines.test.ts checks how they depend on each other.

/** Time to answer a visitor, even on a busy machine (docs/product/site.md#wait-3). */
export const ANSWER = 2000;

// A page has one deadline in its thread (render-worker/page/Deadline.ts): RENDER, SUBMIT, SUBSTITUTE or BACKGROUND_RENDER
// after its request, and RENDER_GRACE. Each wait takes a share of it, and ends with it.

/** Share for a page's loaders, from the first loader on. The browser loads late data itself. */
export const PAGE_DATA = 1500;
/** Share for header and footer data, and for the token of the page's forms (docs/product/site.md#wait-2). */
export const LAYOUT_DATA = 300;
/** Time to render a page, its data included. */
export const RENDER = 1750;
/** Time after a page's deadline until the thread stops working on it. The server has reported the page as late by then. */
export const RENDER_GRACE = 100;
/** Time to render the substitute of a late page. */
export const SUBSTITUTE = 200;
/** Time to answer a form: the API's time for it, which the form's action limits to 10 s, and the time to render a page. */
export const SUBMIT = 12_000;

/** Time to render a page, a substitute or the pages of a warm-up in the background. */
export const BACKGROUND_RENDER = 10_000;
/** Time to list a release's pages for the sitemap. */
export const PAGE_LIST = 60_000;
/** Time for a call of the API whose answer a thread caches for all its pages. */
export const KEPT_CALL = 5000;
/** Time for a call of the API that the shell proxies. The API gives its database up sooner (api/src/data/postgres.ts). */
export const API_CALL = 15_000;

/** Interval of a working thread's heartbeats. */
export const HEARTBEAT = 50;
/** Interval of the server's checks of each working thread. */
export const THREAD_CHECK = 100;
/** A thread counts as stuck after this CPU time without a heartbeat. */
export const STUCK_CPU = 1000;
/** A thread counts as stuck after this time without a heartbeat. A blocking call may hang without using CPU. */
export const STUCK_SILENCE = 5000;
/** Time for a thread's first heartbeat. No code of the release runs before it. */
export const THREAD_START = 30_000;

/** Time for a client to send its request. Fastify has no limit by default. */
export const REQUEST = 30_000;
/** Time that a starting shell waits for the warm-ups of its live releases before it takes visitors. */
export const WARM_START = 5000;
/** Time that a stopping shell waits for its open answers. `npm start` kills it after five seconds (scripts/site/Site.ts). */
export const DRAIN = 3000;
