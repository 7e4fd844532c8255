import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useShell } from 'shared-contracts/runtime';
import { Button, color, Field, Input, space } from 'shared-ui';
import { subscribe } from '../../api/newsletter';
import { useShellStore } from '../../store/shellStore';

const FAILED = 'Ocurrió un error inesperado';

/** The footer's sign-up (specification, section 8): a toast and a sentence in place, for success and for failure. */
export function NewsletterForm() {
  const { api } = useShell();
  const notify = useShellStore((state) => state.notify);
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (email: string) => subscribe(api, email) });

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    mutate(String(new FormData(form).get('email') ?? ''), {
      onSuccess: ({ accepted, message }) => {
        notify(
          accepted
            ? { title: '¡Bienvenido!', description: message }
            : { title: 'Error', description: message, tone: 'destructive' },
        );
        if (accepted) form.reset();
      },
      onError: () => notify({ title: 'Error', description: FAILED, tone: 'destructive' }),
    });
  };

  const problem = error ? FAILED : data && !data.accepted ? data.message : undefined;
  return (
    <form ref={leaveValidationToUs} method="post" action="/newsletters" onSubmit={send} css={form}>
      <p css={intro}>Proyectos, normativa y técnica de vuelo en tu correo.</p>
      <Field label="Correo electrónico" error={problem}>
        {(props) => <Input {...props} type="email" name="email" autoComplete="email" required />}
      </Field>
      <Button type="submit" busy={isPending}>
        Suscribirme
      </Button>
      <p css={notice} aria-live="polite">
        {data?.accepted ? data.message : ''}
      </p>
    </form>
  );
}

/** Without JavaScript the browser's own checks stay; with it the sentences of the specification take their place. */
const leaveValidationToUs = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

const form = css({ display: 'grid', gap: space.m, justifyItems: 'start', '& > div': { width: '100%' } });
const intro = css({ margin: 0, color: color.muted });
const notice = css({ margin: 0, fontSize: '0.875rem', color: color.muted, '&:empty': { display: 'none' } });
