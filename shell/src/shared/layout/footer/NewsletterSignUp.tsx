import { useMutation } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { NewsletterForm } from '@tramuntana/ui';
import { useShellStore } from '../../store/shellStore';

const FAILED = 'Ocurrió un error inesperado';

/** The newsletter's form (docs/product/layout.md#newsletter-2). A toast and a sentence in the form show the result. */
export function NewsletterSignUp() {
  const { newsletter } = useShell();
  const notify = useShellStore((state) => state.notify);
  const { mutate, data, error, isPending } = useMutation({ mutationFn: newsletter.subscribe });

  const send = (email: string, reset: () => void) =>
    mutate(email, {
      onSuccess: ({ outcome, message }) => {
        if (outcome !== 'accepted') return notify({ title: 'Error', description: message, tone: 'destructive' });
        notify({ title: '¡Bienvenido!', description: message });
        reset();
      },
      onError: () => notify({ title: 'Error', description: FAILED, tone: 'destructive' }),
    });

  const isAccepted = data?.outcome === 'accepted';
  return (
    <NewsletterForm
      action={newsletter.action}
      label="Newsletter"
      intro="Proyectos, normativa y técnica de vuelo en tu correo."
      privacy={
        <>
          Usaremos tu correo solo para enviártelo. <a href="/privacidad">Política de privacidad</a>.
        </>
      }
      problem={error ? FAILED : isAccepted ? undefined : data?.message}
      done={isAccepted ? data.message : undefined}
      busy={isPending}
      onSend={send}
    />
  );
}
