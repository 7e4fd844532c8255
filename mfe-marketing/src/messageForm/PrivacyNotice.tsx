import { css } from '@emotion/react';
import { color, space, text } from 'shared-ui';

/** First-layer notice: who, what for, on what ground, which rights. Sending the form is the affirmative act (readings). */
export function PrivacyNotice() {
  return (
    <div css={notice}>
      <p css={sentence}>
        Tramuntana Drones usará estos datos solo para responder a tu mensaje, con tu consentimiento al enviarlo. No se
        ceden a terceros. Puedes acceder a ellos, rectificarlos o suprimirlos escribiéndonos.
      </p>
      <details>
        <summary css={summary}>Información ampliada sobre tus datos</summary>
        <p css={sentence}>
          Responsable: Tramuntana Drones, con los datos de contacto que figuran en el pie de página. Finalidad: atender
          tu consulta y, si lo pides, preparar un presupuesto. Legitimación: tu consentimiento y la aplicación de
          medidas precontractuales. Conservación: el tiempo necesario para responder y, después, los plazos legales si
          llega a haber encargo. Derechos: acceso, rectificación, supresión, oposición, limitación y portabilidad, y
          reclamación ante la Agencia Española de Protección de Datos.
        </p>
      </details>
    </div>
  );
}

const notice = css({ ...text.small, display: 'grid', gap: space.s, color: color.muted });
const sentence = css({ margin: 0 });
const summary = css({ cursor: 'pointer', paddingBlock: space.xs, color: color.sea });
