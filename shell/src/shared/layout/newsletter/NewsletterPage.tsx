import { AnswerCard } from '@tramuntana/ui';
import { Link, useActionData } from 'react-router-dom';
import type { SubscriptionRefused } from './newsletterAction';

const home = <Link to="/">Volver al inicio</Link>;

/** Tells a visitor without scripts why the subscription failed. Without a submission, it says where the form is. */
export function Component() {
  const refused = useActionData<SubscriptionRefused>();
  if (!refused) {
    return (
      <AnswerCard title="Newsletter" action={home}>
        Proyectos, normativa y técnica de vuelo en tu correo. El formulario está al pie de cada página.
      </AnswerCard>
    );
  }
  if (refused.outcome === 'failed') {
    return (
      <AnswerCard title="Error al enviar el formulario" action={home}>
        Ocurrió un error inesperado. Vuelve atrás en el navegador e inténtalo de nuevo dentro de un momento: lo que
        escribiste sigue ahí.
      </AnswerCard>
    );
  }
  return (
    <AnswerCard title="Revisa tu correo" problem={refused.message} action={home}>
      No hemos podido registrar la dirección. Vuelve atrás en el navegador para corregirla.
    </AnswerCard>
  );
}
