// All deadlines of the shell, in milliseconds. deadlines.test.ts checks how they depend on each other.

/** A visitor has an answer by then, also on a busy machine (docs/product/site.md#wait-3). */
export const ANSWER = 2000;

/** A page's loaders wait so long for data. The browser loads late data itself. */
export const PAGE_DATA = 1500;
/** A page waits so long for the data of header and footer, and for a form's token (docs/product/site.md#wait-2). */
export const LAYOUT_DATA = 300;
/** Time to render a page, its data included. */
export const RENDER = 1750;
/** A thread stops working on a page so long after its deadline. The server has then reported the page as late. */
export const RENDER_GRACE = 100;
/** Time to render the substitute of a late page. */
export const SUBSTITUTE = 200;
/** Time to answer a form: the API's time for it, and the time to render a page. */
export const SUBMIT = 12_000;

/** Time to render a page, a substitute or the pages of a warm-up in the background. */
export const BACKGROUND_RENDER = 10_000;
/** Time to list a release's pages for the sitemap. */
export const PAGE_LIST = 60_000;
/** Time for a call of the API whose answer a thread keeps for all its pages. */
export const KEPT_CALL = 5000;
/** Time for a call of the API that the shell passes on. */
export const API_CALL = 15_000;

/** A thread that works sends a heartbeat so often. */
export const HEARTBEAT = 50;
/** The server checks each working thread so often. */
export const THREAD_CHECK = 100;
/** A thread is stuck after so much CPU time without a heartbeat. */
export const STUCK_CPU = 1000;
/** A thread is stuck after so long without a heartbeat, even if it uses no CPU: a blocking call makes it wait. */
export const STUCK_SILENCE = 5000;
/** Time for a thread's first heartbeat. No code of the release runs before it. */
export const THREAD_START = 30_000;

/** Time for a client to send its request. Fastify has no limit by default. */
export const REQUEST = 30_000;
/** A start waits so long for warm threads before it takes visitors. */
export const WARM_START = 5000;
/** A shell that ends waits so long for its answers. */
export const DRAIN = 3000;
