import { css } from '@emotion/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../actions/Button';
import { color, space } from '../theme/tokens';
import { text } from '../theme/type';
import { Field } from './Field';
import { Input } from './Input';

type Props = {
  /** Address of the POST without scripts. */
  action: string;
  /** Name of the form for assistive technology. */
  label: string;
  /** Describes the newsletter. */
  intro?: ReactNode;
  /** States the use of the address, with the link to the full notice (RGPD, article 13). */
  privacy: ReactNode;
  /** The error of the address or of the request. */
  problem?: string;
  /** The sentence after success. */
  done?: string;
  busy: boolean;
  /** `reset` empties the field. */
  onSend: (email: string, reset: () => void) => void;
};

/** The newsletter's sign-up form. */
export function NewsletterForm({ action, label, intro, privacy, problem, done, busy, onSend }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    if (!busy) onSend(field.value, () => form.reset());
  };
  return (
    <form ref={leaveValidationToUs} method="post" action={action} aria-label={label} onSubmit={send} css={column}>
      {intro && <p css={lead}>{intro}</p>}
      <Field label="Correo electrónico" error={problem}>
        {(props) => <Input {...props} type="email" name="email" autoComplete="email" required />}
      </Field>
      <Button type="submit" busy={busy}>
        Suscribirme
      </Button>
      <p css={small}>{privacy}</p>
      {/* No live region: the toast is one and has the same text (docs/product/layout.md#newsletter-2). */}
      <p css={small}>{done}</p>
    </form>
  );
}

/** Without scripts the browser validates the field. With scripts the site does, with its own sentences. */
const leaveValidationToUs = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

const column = css({
  display: 'grid',
  gap: space.m,
  maxWidth: '32rem',
  justifyItems: 'start',
  '& > div': { width: '100%' },
});
const lead = css({ margin: 0, color: color.muted });
const small = css({ ...text.small, margin: 0, color: color.muted, '&:empty': { display: 'none' } });
