import { absoluteAddress, type ShellServices } from '@tramuntana/contracts';
import type { Section, VideoSection } from '../../content/sections';

type Site = Pick<ShellServices, 'siteUrl'>;
type Kind<Name extends Section['kind']> = Extract<Section, { kind: Name }>;

const ofKind = <Name extends Section['kind']>(sections: readonly Section[], kind: Name) =>
  sections.filter((section): section is Kind<Name> => section.kind === kind);

/** Structured data of a page's sections: its questions as one FAQPage, and each playable video. */
export function contentData(sections: readonly Section[], shell: Site): Record<string, unknown>[] {
  const questions = ofKind(sections, 'faq').flatMap(({ items }) => items);
  const videos = ofKind(sections, 'video').filter(({ video }) => video.sources.length > 0);
  return [...(questions.length > 0 ? [faqData(questions)] : []), ...videos.map((section) => videoData(section, shell))];
}

const faqData = (questions: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

const videoData = ({ title, lead, video, published }: VideoSection, shell: Site) => ({
  '@type': 'VideoObject',
  name: title,
  description: lead ?? video.alt,
  thumbnailUrl: absoluteAddress(video.poster.src, shell),
  contentUrl: absoluteAddress(video.sources[0]?.src ?? '', shell),
  encodingFormat: video.sources[0]?.type,
  uploadDate: published,
  duration: `PT${video.durationSeconds}S`,
  inLanguage: 'es',
});
