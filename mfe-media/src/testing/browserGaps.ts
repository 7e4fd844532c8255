import { configure } from '@testing-library/react';

// jsdom lacks it. A test that is about it sets its own.
performance.getEntriesByName ??= () => [];
// The shell sets it after hydration (shell/src/browser): what needs scripts is shown from then on.
document.documentElement.dataset.ready = 'true';

// A page of cards takes long in jsdom, more so beside other suites. In milliseconds.
configure({ asyncUtilTimeout: 5000 });
