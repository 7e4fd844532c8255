import { PageHero, Section, StatGrid } from '@tramuntana/ui';
import { callToAction, catalog, hero, reasons, stats } from '../../../content/servicesIndex';
import { ActionButtons } from '../../sections/ActionButtons';
import { BenefitsView } from '../../sections/BenefitsView';
import { HeroBackground } from '../../sections/HeroBackground';
import { ServiceGrid } from '../../serviceGrid/ServiceGrid';

export function Component() {
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        annotation={hero.annotation}
        background={<HeroBackground background={hero.background} />}
      />
      <Section>
        <StatGrid items={[...stats]} />
      </Section>
      <Section title={catalog.title} lead={catalog.lead} late>
        <ServiceGrid />
      </Section>
      <Section tone="sand" title={reasons.title} late>
        <BenefitsView items={reasons.items} />
      </Section>
      <Section title={callToAction.title} lead={callToAction.lead} late>
        <ActionButtons actions={callToAction.actions} />
      </Section>
    </>
  );
}
