import { css } from '@emotion/react';
import { Checklist, media, PageHero, Section, StatGrid, space, text } from '@tramuntana/ui';
import { achievements, callToAction, checklists, hero, identity } from '../../../content/about';
import { ActionButtons } from '../../sections/ActionButtons';
import { CardsView } from '../../sections/CardsView';
import { HeroBackground } from '../../sections/HeroBackground';

export function Component() {
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        annotation={hero.annotation}
        background={<HeroBackground background={hero.background} />}
      />
      <Section tone="sand" title={identity.title}>
        <CardsView items={identity.items} />
      </Section>
      <Section title={achievements.title} late>
        <StatGrid items={[...achievements.items]} />
      </Section>
      <Section tone="sand" late>
        <div css={columns}>
          {checklists.map(({ title, items }) => (
            <div key={title}>
              <h2 css={heading}>{title}</h2>
              <Checklist items={[...items]} />
            </div>
          ))}
        </div>
      </Section>
      <Section title={callToAction.title} lead={callToAction.lead} late>
        <ActionButtons actions={callToAction.actions} />
      </Section>
    </>
  );
}

const columns = css({ display: 'grid', gap: space.xxl, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });
const heading = css({ ...text.h2, marginBlock: `0 ${space.l}` });
