import { PageHero } from '@tramuntana/ui';
import { useRef } from 'react';
import type { ContentPage } from '../../../content/page';
import { ActionButtons } from '../../sections/ActionButtons';
import { HeroBackground } from '../../sections/HeroBackground';
import { SectionView } from '../../sections/SectionView';
import { BackToServices } from './BackToServices';
import { playFromTop } from './playFromTop';

type Props = { page: ContentPage };

/** The template of all service, project and sample pages, filled with an address's content. */
export function ServicePage({ page: { hero, sections } }: Props) {
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
        <SectionView
          key={section.title}
          section={section}
          tone={toneAt(index, sections.length)}
          late={index > 0}
          onPlay={play}
        />
      ))}
    </>
  );
}

/** The backgrounds alternate. The last section is never sand, because the footer below it is. */
const toneAt = (index: number, count: number) => ((count - index) % 2 === 1 ? 'ground' : 'sand');
