import type { Head, ShellServices } from 'shared-contracts';
import type { ContentPage } from '../../../content/page';

export type PageSubject = 'Service' | 'CreativeWork';

/** Metadata of a content page, from its content: title, description, keywords, social picture, subject, trail and FAQ. */
export function contentHead(
  { head, hero, sections }: ContentPage,
  path: string,
  subject: PageSubject,
  shell: ShellServices,
): Head {
  const picture = hero.background.kind === 'picture' ? hero.background.picture : hero.background.video.poster;
  const address = (below: string) => `${shell.siteUrl}${below}`;
  const company = { '@type': 'LocalBusiness', name: 'Tramuntana Drones', url: shell.siteUrl };
  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  return {
    ...head,
    canonicalPath: `/servicios/${path}`,
    image: { src: address(picture.src), alt: picture.alt },
    structuredData: [
      {
        '@type': subject,
        name: hero.title,
        description: head.description,
        url: address(`/servicios/${path}`),
        ...(subject === 'Service' ? { areaServed: SERVICE_AREA, provider: company } : { creator: company }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Servicios', item: address('/servicios') },
          { '@type': 'ListItem', position: 2, name: hero.title },
        ],
      },
      ...(questions.length > 0 ? [faqPage(questions)] : []),
    ],
  };
}

const SERVICE_AREA = ['Girona', 'Barcelona', 'Cataluña'];

const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
