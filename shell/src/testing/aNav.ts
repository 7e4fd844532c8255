import { siteNav } from '../server/nav/siteNav';
import type { SiteNav } from '../shared/composition/page/pageState';

/** The site's own links, and those of a remote at `/preguntas` if it has any. */
export const aNav = (...nav: NonNullable<Parameters<typeof siteNav>[0][number]['nav']>): SiteNav =>
  siteNav([{ mounts: ['/preguntas'], nav }]);
