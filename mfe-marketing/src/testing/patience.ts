import { configure } from '@testing-library/react';

// Whole pages are searched by role and loaded in chunks: on a busy machine that takes longer than the defaults allow.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);
