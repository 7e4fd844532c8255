import webpack from 'webpack';

/**
 * V8's 'explicit compile hints' (Chrome 136): every function of the script is compiled while it downloads, beside the
 * main thread, instead of when it is first called. To other engines it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Hints in the scripts whose names match: those of a first page, most of whose functions run at once. */
export const compileHints = (test: RegExp) =>
  new webpack.BannerPlugin({
    banner: HINT,
    raw: true,
    test,
    // After minimizing, which drops comments, and before names are made from contents and files are compressed.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });
