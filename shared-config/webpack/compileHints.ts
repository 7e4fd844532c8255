import webpack from 'webpack';

/**
 * V8's explicit compile hints (Chrome 136): all functions are compiled while the script downloads, outside of the main
 * thread, instead of at their first call. To other engines it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Adds the hint to scripts whose names match. Use it for scripts of first pages: most of their functions run at once. */
export const compileHints = (test: RegExp) =>
  new webpack.BannerPlugin({
    banner: HINT,
    raw: true,
    test,
    // After minimizing, which drops comments. Before file names get their hashes and files are compressed.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
