import { css } from '@emotion/react';
import { Container, color, media, space, text } from '@tramuntana/ui';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { DemoNotice } from '../../demo/DemoNotice';
import { AccountNav } from './AccountNav';
import { AddressesSection } from './addresses/AddressesSection';
import { OrdersSection } from './orders/OrdersSection';
import { PaymentsSection } from './payments/PaymentsSection';
import { findSection, type Section } from './sections';
import { SettingsSection } from './settings/SettingsSection';
import { SummarySection } from './summary/SummarySection';

const contents: Record<Section['id'], ComponentType> = {
  resumen: SummarySection,
  pedidos: OrdersSection,
  direcciones: AddressesSection,
  pagos: PaymentsSection,
  configuracion: SettingsSection,
};

/** `/dashboard` and `/dashboard/{section}`: a sample account and this device's changes (docs/product/account.md#account-4). */
export function Component() {
  const section = findSection(useParams().section);
  const Content = contents[section.id];
  return (
    <>
      <DemoNotice />
      <Container css={page}>
        <AccountNav current={section.id} />
        <div css={main}>
          <h1 css={title}>{section.title}</h1>
          <p css={note}>Cuenta de muestra. Lo que cambies aquí se guarda solo en este dispositivo.</p>
          <noscript>
            <p css={note}>Sin JavaScript solo se muestran los datos de muestra.</p>
          </noscript>
          <Content key={section.id} />
        </div>
      </Container>
    </>
  );
}

const page = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  minHeight: '70vh',
  paddingBlock: `${space.l} ${space.section}`,
  [media.desktop]: {
    gridTemplateColumns: '13rem minmax(0, 1fr)',
    columnGap: 'clamp(3rem, 6vw, 6rem)',
    paddingBlockStart: space.xxl,
  },
});
const main = css({ minWidth: 0 });
const title = css({ ...text.h1, margin: 0 });
const note = css({ ...text.small, margin: 0, marginBlockStart: space.s, color: color.muted });
