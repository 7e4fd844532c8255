import { siteNav } from '../server/store/siteNav';
import type { SiteLink } from '../shared/composition/page/pageState';

/** The site's own links, and the given links of a remote at `/preguntas`. */
export const aNav = (...nav: NonNullable<Parameters<typeof siteNav>[0][number]['nav']>): readonly SiteLink[] =>
  siteNav([{ mounts: ['/preguntas'], nav }]);
