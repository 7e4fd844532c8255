/** The shell sets this attribute of `<html>` to `true` when the whole server-rendered page is hydrated. */
export const READY_ATTRIBUTE = 'data-ready';

/** Matches the root of a hydrated page. Use it to style controls that need scripts: `[`${READY} &`]: { … }`. */
export const READY = `html[${READY_ATTRIBUTE}="true"]`;
