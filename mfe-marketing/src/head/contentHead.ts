import { absoluteAddress, type Head, type ShellServices, socialPicture } from '@tramuntana/contracts';
import type { ContentPage } from '../../content/page';
import { breadcrumbData } from './breadcrumbData';
import { companyData, SERVICE_AREA } from './companyData';
import { contentData } from './contentData';

export type PageSubject = 'Service' | 'CreativeWork';

/** A content page's metadata, all from its content: title, description, keywords, social picture and structured data. */
export function contentHead(
  { head, hero, sections }: ContentPage,
  path: string,
  subject: PageSubject,
  shell: ShellServices,
): Head {
  const picture = hero.background.kind === 'picture' ? hero.background.picture : hero.background.video.poster;
  const social = socialPicture(picture);
  const image = absoluteAddress(social.src, shell);
  const company = companyData(shell);
  return {
    ...head,
    canonicalPath: `/servicios/${path}`,
    image: image ? { ...social, src: image } : undefined,
    structuredData: [
      {
        '@type': subject,
        name: hero.title,
        description: head.description,
        url: absoluteAddress(`/servicios/${path}`, shell),
        image,
        ...(subject === 'Service' ? { areaServed: SERVICE_AREA, provider: company } : { creator: company }),
      },
      breadcrumbData(shell, hero.title),
      ...contentData(sections, shell),
    ],
  };
}
