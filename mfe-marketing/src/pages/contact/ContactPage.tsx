import { css } from '@emotion/react';
import { media, notPrinted, PageHero, Section, space, text } from '@tramuntana/ui';
import { form, hero, values } from '../../../content/contact';
import { ContactCards } from '../../contact/ContactCards';
import { NearbyMessageForm } from '../../messageForm/NearbyMessageForm';
import { BenefitsView } from '../../sections/BenefitsView';
import { HeroBackground } from '../../sections/HeroBackground';
import { Availability } from './Availability';
import { GironaMap } from './GironaMap';

export function Component() {
  return (
    <>
      <PageHero
        title={hero.title}
        lead={hero.lead}
        annotation={hero.annotation}
        background={<HeroBackground background={hero.background} />}
      />
      <Section tone="sand" title="Datos de contacto">
        <ContactCards />
      </Section>
      <Section late>
        <div css={columns}>
          <div css={notPrinted}>
            <h2 css={heading}>{form.title}</h2>
            <p css={lead}>{form.lead}</p>
            <NearbyMessageForm />
          </div>
          <Availability />
        </div>
      </Section>
      <GironaMap />
      <Section title={values.title} late>
        <BenefitsView items={values.items} />
      </Section>
    </>
  );
}

const columns = css({ display: 'grid', gap: space.xxl, [media.desktop]: { gridTemplateColumns: '3fr 2fr' } });
const heading = css({ ...text.h2, marginBlock: `0 ${space.s}` });
const lead = css({ ...text.lead, marginBlock: `0 ${space.xl}` });
