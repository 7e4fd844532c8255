import { READY_ATTRIBUTE } from 'shared-contracts';

// jsdom lacks it. A test that is about it sets its own.
performance.getEntriesByName ??= () => [];
// The shell sets it after hydration (shell/src/browser): what needs scripts is shown from then on.
document.documentElement.setAttribute(READY_ATTRIBUTE, 'true');
