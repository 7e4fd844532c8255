import { css } from '@emotion/react';
import type { Picture } from 'shared-contracts';
import { Embed, Section, space } from 'shared-ui';
import { map } from '../../../content/contact';
import gironaMap from '../../../media/mapa-girona.svg';

/** A map of our own until the visitor asks for OpenStreetMap's: no third party hears of the visit before that. */
export function GironaMap() {
  return (
    <Section title={map.title} lead={map.lead}>
      <Embed
        src={map.frameAddress}
        title={map.frameTitle}
        sameOrigin={false}
        picture={picture}
        linkLabel={map.linkLabel}
      />
      <p css={line}>
        <a href={map.linkAddress} target="_blank" rel="noopener noreferrer" css={link}>
          {map.linkLabel}
        </a>
      </p>
    </Section>
  );
}

const picture: Picture = { src: gironaMap, alt: 'Mapa esquemático de Girona', width: 1280, height: 500, sources: [] };
const line = css({ margin: `${space.m} 0 0` });
const link = css({ display: 'inline-block', paddingBlock: space.xs });
