import { css } from '@emotion/react';
import { Button, notPrinted, PageHero, Section, StepList, space } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { contact, drones, hero, model, process, projects, services } from '../../../content/home';
import { ContactCards } from '../../contact/ContactCards';
import { NearbyMessageForm } from '../../messageForm/NearbyMessageForm';
import { ActionButtons } from '../../sections/ActionButtons';
import { CardsView } from '../../sections/CardsView';
import { FrameView } from '../../sections/FrameView';
import { HeroBackground } from '../../sections/HeroBackground';
import { ServiceGrid } from '../../serviceGrid/ServiceGrid';
import { Credentials } from './Credentials';
import { ProjectList } from './ProjectList';

export function Component() {
  return (
    <>
      <PageHero
        size="full"
        title={hero.title}
        lead={hero.lead}
        annotation={hero.annotation}
        background={<HeroBackground background={hero.background} />}
        actions={<ActionButtons actions={hero.actions} />}
      />
      <Section title={services.title} lead={services.lead}>
        <ServiceGrid snap />
      </Section>
      <Section tone="sand" title={process.title} lead={process.lead} late>
        <StepList steps={[...process.steps]} />
      </Section>
      <Section title={projects.title} lead={projects.lead} late>
        <ProjectList items={projects.items} />
      </Section>
      <Section tone="sand" title={drones.title} lead={drones.lead} late>
        <div css={stack}>
          <CardsView items={drones.items} ratio="4 / 3" />
          <Button variant="secondary" asChild>
            <Link to={drones.sample.to}>{drones.sample.label}</Link>
          </Button>
        </div>
      </Section>
      <Section title={model.title} lead={model.lead} late>
        <FrameView frame={model.frame} />
      </Section>
      <Credentials />
      <Section id="contacto" title={contact.title} lead={contact.lead} late>
        <div css={stack}>
          <ContactCards />
          <h3 css={[formTitle, notPrinted]}>Envíanos un Mensaje</h3>
          <NearbyMessageForm />
        </div>
      </Section>
    </>
  );
}

const stack = css({ display: 'grid', gap: space.xl, '& > a': { justifySelf: 'start' } });
const formTitle = css({ margin: 0 });
