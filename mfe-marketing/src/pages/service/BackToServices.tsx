import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { notPrinted, space } from 'shared-ui';
import { ArrowLeft } from 'shared-ui/icons';

/** Every service page leads back to the index (docs/product/services.md#service-1). */
export function BackToServices() {
  return (
    <Link to="/servicios" css={[back, notPrinted]}>
      <ArrowLeft aria-hidden size={18} /> Volver a Servicios
    </Link>
  );
}

const back = css({
  display: 'inline-flex',
  gap: space.s,
  alignItems: 'center',
  paddingBlock: space.s,
  color: 'inherit',
});
