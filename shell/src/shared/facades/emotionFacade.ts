// The names of Emotion that shell and remotes may use. Webpack removes the others (themes, higher-order components).
export { CacheProvider, css, Global, jsx, keyframes } from '@emotion/react';
