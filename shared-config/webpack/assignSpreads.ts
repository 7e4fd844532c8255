import type { RuleSetRule } from 'webpack';

/**
 * Object spreads as `Object.assign`, for what runs in Node, libraries included: V8 11 (Node 20) makes a hidden class anew
 * for every `{ ...a, b }`, which takes several times as long and stays until a full collection (docs/decisions/0010).
 */
export const assignSpreads: RuleSetRule = {
  test: /\.(tsx?|[mc]?js)$/,
  enforce: 'post',
  loader: 'babel-loader',
  options: {
    babelrc: false,
    configFile: false,
    compact: false,
    sourceType: 'unambiguous',
    assumptions: {
      setSpreadProperties: true,
      objectRestNoSymbols: true,
      ignoreFunctionLength: true,
      pureGetters: true,
    },
    plugins: [['@babel/plugin-transform-object-rest-spread', { useBuiltIns: true }]],
  },
};
