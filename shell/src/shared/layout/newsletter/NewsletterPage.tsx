import { useActionData } from 'react-router-dom';
import { AnswerCard } from './AnswerCard';
import type { SubscriptionRefused } from './newsletterAction';

const HOME = { to: '/', label: 'Volver al inicio' };

/** Why the subscription of a visitor without scripts was not taken; without one, where the form is. */
export function Component() {
  const refused = useActionData<SubscriptionRefused>();
  if (!refused) {
    return (
      <AnswerCard title="Newsletter" next={HOME}>
        Proyectos, normativa y técnica de vuelo en tu correo. El formulario está al pie de cada página.
      </AnswerCard>
    );
  }
  if (refused.outcome === 'failed') {
    return (
      <AnswerCard title="Error al enviar el formulario" next={HOME}>
        Ocurrió un error inesperado. Vuelve atrás en el navegador e inténtalo de nuevo dentro de un momento: lo que
        escribiste sigue ahí.
      </AnswerCard>
    );
  }
  return (
    <AnswerCard title="Revisa tu correo" problem={refused.message} next={HOME}>
      No hemos podido registrar la dirección. Vuelve atrás en el navegador para corregirla.
    </AnswerCard>
  );
}
