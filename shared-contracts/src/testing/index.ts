export { aMediaItem, aPage, aPost, aService, aTag } from './builders';
export { aResponse, fakeShell } from './fakeShell';
export { renderRoutes } from './renderRoutes';
export { useShellStore } from './shellStore';
