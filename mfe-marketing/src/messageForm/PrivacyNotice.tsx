import { css } from '@emotion/react';
import { color, space, text } from '@tramuntana/ui';
import { Link } from 'react-router-dom';

/**
 * The RGPD's first-layer notice. There is no consent box: sending the form is the affirmative act
 * (docs/product/pages.md#message-3).
 */
export function PrivacyNotice() {
  return (
    <div css={notice}>
      <p css={sentence}>
        Tramuntana Drones usará estos datos solo para responder a tu mensaje, con tu consentimiento al enviarlo. No se
        ceden a terceros. Puedes acceder a ellos, rectificarlos o suprimirlos escribiéndonos.
      </p>
      <p css={sentence}>
        Más información en la{' '}
        <Link to="/privacidad" css={link}>
          política de privacidad
        </Link>
        .
      </p>
    </div>
  );
}

const notice = css({ ...text.small, display: 'grid', gap: space.xs, color: color.muted });
const sentence = css({ margin: 0, maxWidth: '38rem' });
const link = css({ display: 'inline-block', paddingBlock: space.xs, color: color.sea });
