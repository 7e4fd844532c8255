import { configure } from '@testing-library/react';

// What jsdom lacks and pages here ask for. A test that is about one of these sets its own.
performance.getEntriesByName ??= () => [];
// The shell says so once a page has its scripts (shell/src/browser): what needs them is shown from then on.
document.documentElement.dataset.ready = 'true';

// A page of cards takes its time in jsdom, the more so beside other suites.
configure({ asyncUtilTimeout: 5000 });
