/** Development writes to this folder of a workspace, so that a production build in `dist` stays unchanged. */
export const OUTPUT = '.dev';

/** The publishable part of the output. */
export const RELEASED = `${OUTPUT}/release`;
