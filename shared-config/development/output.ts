/** Output of development in a workspace: a production build in `dist` stays as it is. */
export const OUTPUT = '.dev';

/** The part of it that can be published. */
export const RELEASED = `${OUTPUT}/release`;
