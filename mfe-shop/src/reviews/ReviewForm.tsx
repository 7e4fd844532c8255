import { css } from '@emotion/react';
import { Button, color, Field, Input, space, Textarea, text } from '@tramuntana/ui';
import { type FormEvent, useState } from 'react';
import { formFields } from '../forms/formFields';
import type { ReviewEntry } from './ownReview';
import { RatingField } from './RatingField';
import { reviewEntry } from './reviewEntry';

type Props = {
  /** Stores the review. False if the browser keeps it only until the visitor leaves the page. */
  send: (entry: ReviewEntry) => boolean;
};
type Problems = Partial<Record<keyof ReviewEntry, string>>;
type Outcome = 'kept' | 'fleeting';

const outcomes: Record<Outcome, string> = {
  kept: 'Gracias por tu reseña. Queda guardada solo en este dispositivo.',
  fleeting: 'Gracias por tu reseña. Tu navegador no permite guardarla: se perderá al salir de la página.',
};

/** The form for a review. The review stays on this device. */
export function ReviewForm({ send }: Props) {
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<Outcome>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const parsed = reviewEntry.safeParse(Object.fromEntries(formFields(form)));
    setOutcome(undefined);
    if (!parsed.success) {
      const { issues } = parsed.error;
      setProblems(Object.fromEntries(issues.map(({ path, message }) => [path[0], message])));
      form.querySelector<HTMLElement>(`[name="${String(issues[0]?.path[0])}"]`)?.focus();
      return;
    }
    setProblems({});
    setOutcome(send(parsed.data) ? 'kept' : 'fleeting');
    form.reset();
  };

  return (
    <form noValidate onSubmit={submit} aria-label="Escribe una reseña" css={fields}>
      <Field label="Nombre" error={problems.name}>
        {(props) => <Input {...props} name="name" autoComplete="given-name" required />}
      </Field>
      <RatingField error={problems.rating} />
      <Field label="Comentario" error={problems.text}>
        {(props) => <Textarea {...props} name="text" required />}
      </Field>
      <p css={small}>La reseña no se envía ni se publica: se guarda en este dispositivo y puedes eliminarla.</p>
      <Button type="submit" variant="secondary">
        Guardar reseña
      </Button>
      <p role="status" css={[small, told]}>
        {outcome && outcomes[outcome]}
      </p>
    </form>
  );
}

const fields = css({
  display: 'grid',
  gap: space.m,
  maxWidth: '32rem',
  justifyItems: 'start',
  '& > div': { width: '100%' },
});
const small = css({ ...text.small, margin: 0, color: color.muted });
// Without `display: none`: screen readers do not read a live region that appears together with its text (WCAG 4.1.3).
const told = css({ '&:empty': { marginBlockStart: `calc(-1 * ${space.m})` } });
