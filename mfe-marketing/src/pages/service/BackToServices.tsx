import { css } from '@emotion/react';
import { notPrinted, space } from '@tramuntana/ui';
import { ArrowLeft } from '@tramuntana/ui/icons';
import { Link } from 'react-router-dom';

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
