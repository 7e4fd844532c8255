import { useMutation } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { NewsletterForm } from '@tramuntana/ui';
import { Link } from 'react-router-dom';
import { useShellStore } from 'shell/store';

const FAILED = 'Error al registrar el correo...';

/** The blog's newsletter form. Its sentences differ from those of the footer's form (docs/product/texts.md#sent-4). */
export function NewsletterSignUp() {
  const { newsletter } = useShell();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: newsletter.subscribe });

  const send = (email: string, reset: () => void) => {
    const { notify } = useShellStore.getState();
    mutate(email, {
      onSuccess: ({ outcome, message }) => {
        if (outcome === 'refused') notify({ title: FAILED, description: message, tone: 'destructive' });
        if (outcome !== 'accepted') return;
        notify({ title: '¡Bienvenido a la comunidad!', description: message });
        reset();
      },
      onError: () => notify({ title: FAILED, tone: 'destructive' }),
    });
  };

  const isAccepted = data?.outcome === 'accepted';
  return (
    <NewsletterForm
      action={newsletter.action}
      label="Suscripción al newsletter"
      privacy={
        <>
          Usaremos tu correo solo para enviarte el newsletter. Más información en la{' '}
          <Link to="/privacidad">política de privacidad</Link>.
        </>
      }
      problem={error ? FAILED : isAccepted ? undefined : data?.message}
      done={isAccepted ? data.message : undefined}
      busy={isPending}
      onSend={send}
    />
  );
}
