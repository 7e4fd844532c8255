import type { Picture } from '@tramuntana/contracts';
import { Embed, Section } from '@tramuntana/ui';
import { map } from '../../../content/contact';
import gironaMap from '../../../media/mapa-girona.svg';

/** Shows our own picture until the visitor asks for OpenStreetMap, so that no third party learns of the visit before. */
export function GironaMap() {
  return (
    <Section tone="sand" title={map.title} lead={map.lead} late>
      <Embed
        src={map.frameAddress}
        title={map.frameTitle}
        sameOrigin={false}
        picture={picture}
        linkLabel={map.linkLabel}
        href={map.linkAddress}
      />
    </Section>
  );
}

const picture: Picture = { src: gironaMap, alt: 'Mapa esquemático de Girona', width: 1280, height: 500, sources: [] };
