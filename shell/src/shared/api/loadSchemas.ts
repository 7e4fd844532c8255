/** The schemas of the shell's own calls, in a chunk of their own. */
export const loadSchemas = () => import(/* webpackChunkName: "schemas" */ './schemas');
