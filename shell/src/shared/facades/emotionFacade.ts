// The names of Emotion that shell and remotes may use. Webpack drops the rest (themes, higher-order components).
export { CacheProvider, css, Global, jsx, keyframes } from '@emotion/react';
