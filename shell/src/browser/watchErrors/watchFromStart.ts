import { watchErrors } from './watchErrors';

// A script of its own, because only pages of a site with a canary have it. It runs before all others, and tells at once.
watchErrors();
