import { css } from '@emotion/react';
import { color, media, motion, radius, shadow, space, text } from '@tramuntana/ui';
import * as icons from '@tramuntana/ui/icons';
import { Specimen, State } from '../Specimen';

export function Tokens() {
  return (
    <>
      <Specimen name="color">
        <ul css={swatches}>
          {Object.entries(color).map(([role, value]) => (
            <li key={role}>
              <div style={{ background: value }} css={swatch} />
              {role}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="text">
        {Object.entries(text).map(([style, declarations]) => (
          <State key={style} label={style}>
            <p css={[declarations, flush]}>El Cap de Creus a 118 m, ¿quién vuela?</p>
          </State>
        ))}
      </Specimen>
      <Specimen name="space">
        {Object.entries(space).map(([step, size]) => (
          <State key={step} label={`${step} · ${size}`}>
            <div style={{ width: size }} css={measure} />
          </State>
        ))}
      </Specimen>
      <Specimen name="radius, shadow, motion, media">
        <State label="radius" row>
          {Object.entries(radius).map(([size, value]) => (
            <div key={size} style={{ borderRadius: value }} css={tile}>
              {size}
            </div>
          ))}
        </State>
        <State label="shadow.float" row>
          <div style={{ boxShadow: shadow.float }} css={tile}>
            float
          </div>
        </State>
        <State label="motion y media">
          <p css={[text.log, flush]}>
            {[...Object.entries(motion), ...Object.entries(media)].map((pair) => pair.join(': ')).join(' · ')}
          </p>
        </State>
      </Specimen>
      <Specimen name="@tramuntana/ui/icons">
        <State label="todos" row>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </State>
      </Specimen>
    </>
  );
}

const swatches = css({
  ...text.log,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: space.m,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const swatch = css({ height: 64, border: `1px solid ${color.line}`, borderRadius: radius.s });
const flush = css({ margin: 0 });
const measure = css({ maxWidth: '100%', height: 12, background: color.sea });
const tile = css({
  display: 'grid',
  placeItems: 'center',
  width: '6rem',
  height: '4rem',
  border: `1px solid ${color.control}`,
  background: color.raised,
});
