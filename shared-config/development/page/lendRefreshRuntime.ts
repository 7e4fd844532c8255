import * as runtime from 'react-refresh/runtime';
import { REFRESH_RUNTIME } from './refreshRuntimeName';

// The shell sets this before any remote's entry runs.
Object.assign(window, { [REFRESH_RUNTIME]: runtime });
