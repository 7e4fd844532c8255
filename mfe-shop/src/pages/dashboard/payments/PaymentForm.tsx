import { css } from '@emotion/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Checkbox, color, Field, Input, media, space, text } from '@tramuntana/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { Payment } from '../../../../content/account/payment';
import type { EntryFormProps } from '../entries/EntriesSection';
import { EntryForm } from '../entries/EntryForm';
import { writeExpiry } from './expiry';
import { newPaymentEntry, type PaymentEntry, storedPaymentEntry } from './paymentEntry';
import { readPaymentEntry } from './readPaymentEntry';

/** The form for a new card, or for a stored card's new expiry. It tells browsers not to fill in real cards. */
export function PaymentForm({ entry, save, cancel }: EntryFormProps<Payment>) {
  const { register, handleSubmit, setFocus, formState } = useForm<PaymentEntry>({
    defaultValues: { number: '', expiry: entry ? writeExpiry(entry) : '', isDefault: entry?.isDefault ?? false },
    resolver: standardSchemaResolver(entry ? storedPaymentEntry : newPaymentEntry),
  });
  const { errors } = formState;
  useEffect(() => setFocus(entry ? 'expiry' : 'number'), [setFocus, entry]);

  const send = handleSubmit((form) => {
    const payment = readPaymentEntry({ ...form, number: form.number ?? '' }, entry);
    if (payment) save(payment);
  });

  return (
    <EntryForm
      title={entry ? `Editar ${entry.type} terminada en ${entry.last4}` : 'Nuevo método de pago'}
      send={send}
      cancel={cancel}
    >
      <div css={entry ? undefined : pair}>
        {!entry && (
          <Field
            label="Número de tarjeta"
            hint="Usa un número de prueba, como 4242 4242 4242 4242."
            error={errors.number?.message}
          >
            {(props) => <Input {...props} {...register('number')} inputMode="numeric" autoComplete="off" required />}
          </Field>
        )}
        <Field label="Caducidad" hint="MM/AA" error={errors.expiry?.message}>
          {(props) => <Input {...props} {...register('expiry')} inputMode="numeric" autoComplete="off" required />}
        </Field>
      </div>
      <p css={small}>Es una demostración. Solo se guardan el tipo, las cuatro últimas cifras y la caducidad.</p>
      {!entry?.isDefault && <Checkbox {...register('isDefault')}>Usar como método predeterminado</Checkbox>}
    </EntryForm>
  );
}

const pair = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.m,
  [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
});
const small = css({ ...text.small, margin: 0, color: color.muted });
