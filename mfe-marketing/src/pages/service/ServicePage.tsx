import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHero } from 'shared-ui';
import type { ContentPage } from '../../../content/page';
import { ActionButtons } from '../../sections/ActionButtons';
import { HeroBackground } from '../../sections/HeroBackground';
import { SectionView } from '../../sections/SectionView';
import { BackToServices } from './BackToServices';
import { loadedPages } from './loadedPages';
import { playFromTop } from './playFromTop';

/** The one template of service, project and sample pages, filled with the content of the address. */
export function Component() {
  const path = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const page = loadedPages.get(path);
  if (!page) throw new Error(`No content was loaded for ${path}: its route must load it before the template renders`);
  // A page of its own for each address: a playing video or an opened question must not survive into the next service.
  return <ServicePage key={path} page={page} />;
}

function ServicePage({ page: { hero, sections } }: { page: ContentPage }) {
  const top = useRef<HTMLDivElement>(null);
  const play = () => playFromTop(top.current);
  return (
    <>
      <div ref={top}>
        <PageHero
          title={hero.title}
          lead={hero.lead}
          annotation={hero.annotation}
          background={<HeroBackground background={hero.background} />}
          actions={hero.actions.length > 0 && <ActionButtons actions={hero.actions} onPlay={play} />}
          backLink={<BackToServices />}
        />
      </div>
      {sections.map((section, index) => (
        <SectionView key={section.title} section={section} tone={index % 2 === 0 ? 'ground' : 'sand'} onPlay={play} />
      ))}
    </>
  );
}
