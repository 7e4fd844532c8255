import { css } from '@emotion/react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Checkbox, Field, Input, media, space } from '@tramuntana/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type Address, addressTypes } from '../../../../content/account/address';
import { ChoiceField } from '../ChoiceField';
import type { EntryFormProps } from '../entries/EntriesSection';
import { EntryForm } from '../entries/EntryForm';
import { type AddressEntry, addressEntry } from './addressEntry';

const types = addressTypes.map((type) => ({ value: type, label: type }));
const blank: AddressEntry = { type: 'Casa', street: '', city: '', postalCode: '', isDefault: false };

/** The form for a new address, or for changes to one. */
export function AddressForm({ entry, save, cancel }: EntryFormProps<Address>) {
  const { register, handleSubmit, setFocus, formState } = useForm<AddressEntry>({
    defaultValues: entry ?? blank,
    resolver: standardSchemaResolver(addressEntry),
  });
  const { errors } = formState;
  useEffect(() => setFocus('street'), [setFocus]);
  return (
    <EntryForm title={entry ? 'Editar dirección' : 'Nueva dirección'} send={handleSubmit(save)} cancel={cancel}>
      <ChoiceField legend="Tipo" choices={types} radio={() => register('type')} />
      <Field label="Calle y número" error={errors.street?.message}>
        {(props) => <Input {...props} {...register('street')} autoComplete="street-address" required />}
      </Field>
      <div css={pair}>
        <Field label="Código postal" error={errors.postalCode?.message}>
          {(props) => (
            <Input {...props} {...register('postalCode')} inputMode="numeric" autoComplete="postal-code" required />
          )}
        </Field>
        <Field label="Población" error={errors.city?.message}>
          {(props) => <Input {...props} {...register('city')} autoComplete="address-level2" required />}
        </Field>
      </div>
      {!entry?.isDefault && <Checkbox {...register('isDefault')}>Usar como dirección predeterminada</Checkbox>}
    </EntryForm>
  );
}

const pair = css({
  display: 'grid',
  alignItems: 'start',
  gap: space.m,
  [media.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
});
