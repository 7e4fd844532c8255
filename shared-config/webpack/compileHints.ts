import webpack from 'webpack';

/**
 * V8's explicit compile hint (Chrome 136). V8 compiles all functions during the download, outside of the main thread,
 * instead of at their first call. Other engines ignore the comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Scripts of a remote's first pages, by name. Chunks of the design kit are named after its folder: in this repository, or in
 * the `node_modules` of the remote's own one.
 */
export const FIRST_PAGES = /^(remoteEntry|routes|page-|shared-ui_|(vendors-)?node_modules_tramuntana_ui_|src_)/;

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
