// Emotion's names that the composition uses, and remotes may use; the rest (themes, higher-order components) is dropped.
export { CacheProvider, css, Global, jsx, keyframes } from '@emotion/react';
