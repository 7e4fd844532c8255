/** The schemas of this remote's calls, in a chunk of their own. */
export const loadSchemas = () => import(/* webpackChunkName: "schemas" */ './schemas');
