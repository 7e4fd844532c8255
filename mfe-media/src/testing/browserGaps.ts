import { READY_ATTRIBUTE } from '@tramuntana/contracts';

// jsdom lacks it. A test about it sets its own version.
performance.getEntriesByName ??= () => [];
// The shell sets it after hydration (shell/src/browser). Controls that need scripts show from then on.
document.documentElement.setAttribute(READY_ATTRIBUTE, 'true');
