import { watchErrors } from './watchErrors';

// A separate script, because only pages of a site with a canary need it. It runs before all others and reports at once.
watchErrors();
