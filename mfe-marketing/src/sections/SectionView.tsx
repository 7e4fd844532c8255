import { css } from '@emotion/react';
import { Section as Band, Faq, StatGrid, StepList, space, Video } from '@tramuntana/ui';
import type { Section } from '../../content/sections';
import { ActionButtons } from './ActionButtons';
import { BenefitsView } from './BenefitsView';
import { CardsView } from './CardsView';
import { CasesView } from './CasesView';
import { CollageView } from './CollageView';
import { EquipmentView } from './EquipmentView';
import { FeaturesView } from './FeaturesView';
import { FrameView } from './FrameView';
import { QuoteView } from './QuoteView';

type Props = {
  section: Section;
  tone: 'ground' | 'sand';
  /** Whether it is below the screen at first. */
  late: boolean;
  onPlay: () => void;
};

/** One section of a content page, under its title. */
export function SectionView({ section, tone, late, onPlay }: Props) {
  return (
    <Band tone={tone} title={section.title} lead={section.lead} split={section.kind === 'faq'} late={late}>
      <SectionBody section={section} onPlay={onPlay} />
    </Band>
  );
}

function SectionBody({ section, onPlay }: Pick<Props, 'section' | 'onPlay'>) {
  switch (section.kind) {
    case 'stats':
      return <StatGrid items={[...section.items]} />;
    case 'cards':
    case 'sectors':
      return <CardsView items={section.items} />;
    case 'features':
      return <FeaturesView items={section.items} />;
    case 'benefits':
      return <BenefitsView items={section.items} />;
    case 'steps':
      return <StepList steps={[...section.items]} />;
    case 'equipment':
      return <EquipmentView items={section.items} />;
    case 'quote':
      return <QuoteView text={section.text} author={section.author} detail={section.detail} />;
    case 'cases':
      return <CasesView items={section.items} />;
    case 'collage':
      return (
        <div css={stack}>
          <CollageView pictures={section.pictures} />
          {section.actions && <ActionButtons actions={section.actions} onPlay={onPlay} />}
        </div>
      );
    case 'video':
      return (
        <div css={stack}>
          <Video title={section.title} poster={section.video.poster} sources={section.video.sources} />
          {section.actions && <ActionButtons actions={section.actions} onPlay={onPlay} />}
        </div>
      );
    case 'embed':
      return <FrameView frame={section.embed} />;
    case 'faq':
      return <Faq items={[...section.items]} />;
    case 'callToAction':
      return <ActionButtons actions={section.actions} onPlay={onPlay} />;
  }
}

const stack = css({ display: 'grid', gap: space.xl });
