/** Loads the schemas of the shell's own calls, which are in a separate chunk. */
export const loadSchemas = () => import(/* webpackChunkName: "schemas" */ './schemas');
