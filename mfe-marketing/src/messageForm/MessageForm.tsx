import { css } from '@emotion/react';
import { EVIDENCE_FIELDS } from '@tramuntana/contracts';
import { Button, Field, Input, media, Notice, space, Textarea } from '@tramuntana/ui';
import { PrivacyNotice } from './PrivacyNotice';
import { useMessageForm } from './useMessageForm';

/** The message form. Without scripts the browser posts it to a route of the contact page, `messageAction`. */
export function MessageForm() {
  const { field, problem, send, sending, failure, token } = useMessageForm();
  return (
    <form
      id="mensaje"
      method="post"
      action="/contacto/mensaje#mensaje"
      noValidate
      onSubmit={send}
      aria-label="Envíanos un Mensaje"
      css={form}
    >
      <div css={pair}>
        <Field label="Nombre" error={problem('name')}>
          {(props) => <Input {...props} {...field('name')} autoComplete="name" required />}
        </Field>
        <Field label="Teléfono" error={problem('phone')}>
          {(props) => <Input {...props} {...field('phone')} type="tel" autoComplete="tel" required />}
        </Field>
      </div>
      <Field label="Email" error={problem('email')}>
        {(props) => <Input {...props} {...field('email')} type="email" autoComplete="email" required />}
      </Field>
      <Field label="Mensaje" hint="Lugar, fecha aproximada y uso previsto." error={problem('message')}>
        {(props) => <Textarea {...props} {...field('message')} rows={6} required />}
      </Field>
      {failure && (
        <Notice tone="error" title={failure}>
          Tu mensaje sigue aquí: puedes volver a enviarlo o llamarnos por teléfono.
        </Notice>
      )}
      <input type="hidden" name={EVIDENCE_FIELDS.token} value={token ?? ''} />
      {/* A hidden trap: people do not see it, browsers do not complete it, and spam programs write into it. */}
      <input name={EVIDENCE_FIELDS.trap} hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Button type="submit" busy={sending}>
        Enviar mensaje
      </Button>
      <PrivacyNotice />
    </form>
  );
}

const form = css({ display: 'grid', gap: space.l, '& > button': { justifySelf: 'start' } });
const pair = css({ display: 'grid', gap: space.l, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });
