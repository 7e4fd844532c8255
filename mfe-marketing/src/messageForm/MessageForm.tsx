import { css } from '@emotion/react';
import { Button, Field, Input, media, Notice, space, Textarea } from 'shared-ui';
import { PrivacyNotice } from './PrivacyNotice';
import { useMessageForm } from './useMessageForm';

/** The message form. Without JavaScript the browser posts it to the site itself, under the API's field names. */
export function MessageForm() {
  const { register, send, errors, sending, failure } = useMessageForm();
  return (
    <form method="post" action="/formularios" noValidate onSubmit={send} aria-label="Envíanos un Mensaje" css={form}>
      <div css={pair}>
        <Field label="Nombre" error={errors.name?.message}>
          {(props) => <Input {...props} {...register('name')} autoComplete="name" required />}
        </Field>
        <Field label="Teléfono" error={errors.phone?.message}>
          {(props) => <Input {...props} {...register('phone')} type="tel" autoComplete="tel" required />}
        </Field>
      </div>
      <Field label="Email" error={errors.email?.message}>
        {(props) => <Input {...props} {...register('email')} type="email" autoComplete="email" required />}
      </Field>
      <Field label="Mensaje" hint="Lugar, fecha aproximada y uso previsto." error={errors.message?.message}>
        {(props) => <Textarea {...props} {...register('message')} rows={6} required />}
      </Field>
      {failure && (
        <Notice tone="error" title={failure}>
          Tu mensaje sigue aquí: puedes volver a enviarlo o llamarnos por teléfono.
        </Notice>
      )}
      <Button type="submit" busy={sending}>
        Enviar mensaje
      </Button>
      <PrivacyNotice />
    </form>
  );
}

const form = css({ display: 'grid', gap: space.l, '& > button': { justifySelf: 'start' } });
const pair = css({ display: 'grid', gap: space.l, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });
