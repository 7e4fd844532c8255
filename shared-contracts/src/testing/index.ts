export { aMediaItem, aPage, aPost, aService, aTag } from './builders';
export { aResponse, fakeShell } from './fakeShell';
export { recordedAnswers } from './recordedAnswers';
export { renderRoutes } from './renderRoutes';
export { useShellStore } from './shellStore';
