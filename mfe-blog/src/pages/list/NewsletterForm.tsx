import { css } from '@emotion/react';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from 'shared-contracts/runtime';
import { Button, color, Field, Input, space, text } from 'shared-ui';
import { useShellStore } from 'shell/store';
import { subscribe } from '../../api/newsletter';

const FAILED = 'Error al registrar el correo...';

/** The blog's sign-up with the blog's own sentences (specification, section 8); the footer has others. */
export function NewsletterForm() {
  const { api } = useShell();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: (email: string) => subscribe(api, email) });

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    const { notify } = useShellStore.getState();
    mutate(field.value, {
      onSuccess: ({ outcome, message }) => {
        if (outcome === 'refused') notify({ title: FAILED, description: message, tone: 'destructive' });
        if (outcome !== 'accepted') return;
        notify({ title: '¡Bienvenido a la comunidad!', description: message });
        form.reset();
      },
      onError: () => notify({ title: FAILED, tone: 'destructive' }),
    });
  };

  const problem = error ? FAILED : data && data.outcome !== 'accepted' ? data.message : undefined;
  return (
    <form
      ref={leaveValidationToUs}
      method="post"
      action="/newsletters"
      aria-label="Suscripción al newsletter"
      onSubmit={send}
      css={form}
    >
      <Field label="Correo electrónico" error={problem}>
        {(props) => <Input {...props} type="email" name="email" autoComplete="email" required />}
      </Field>
      <Button type="submit" busy={isPending}>
        Suscribirme
      </Button>
      <p css={small}>
        Usaremos tu correo solo para enviarte el newsletter. Más información en la{' '}
        <Link to="/privacidad">política de privacidad</Link>.
      </p>
      <p css={small} role="status">
        {data?.outcome === 'accepted' && data.message}
      </p>
    </form>
  );
}

/** Without scripts the browser's own checks stay; with them the sentences of the specification take their place. */
const leaveValidationToUs = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

const form = css({
  display: 'grid',
  gap: space.m,
  maxWidth: '32rem',
  justifyItems: 'start',
  '& > div': { width: '100%' },
});
const small = css({ ...text.small, margin: 0, color: color.muted, '&:empty': { display: 'none' } });
