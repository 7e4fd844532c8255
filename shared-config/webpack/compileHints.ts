import webpack from 'webpack';

/**
 * V8's explicit compile hint (Chrome 136). V8 compiles all functions during the download, outside of the main thread,
 * instead of at their first call. Other engines ignore the comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Adds the hint to scripts whose names match. Use it for scripts of first pages, because they run most of their functions at
 * once.
 */
export const compileHints = (test: RegExp) =>
  new webpack.BannerPlugin({
    banner: HINT,
    raw: true,
    test,
    // The minimizer drops comments, so this runs after it. File names get their hashes and files are compressed later.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
