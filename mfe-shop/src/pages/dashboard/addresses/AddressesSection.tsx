import type { Address } from '../../../../content/account/address';
import { EntriesSection } from '../entries/EntriesSection';
import { LazyPart } from '../LazyPart';
import { addresses } from './addresses';

const loadForm = () => import(/* webpackChunkName: "address-form" */ './AddressForm');

const words = {
  list: 'Direcciones guardadas',
  add: 'Añadir dirección',
  empty: 'No tienes ninguna dirección guardada',
  isDefault: 'Predeterminada',
};

/** The account's addresses. */
export function AddressesSection() {
  return (
    <EntriesSection
      store={addresses}
      words={words}
      name={({ type, street }: Address) => `${type}, ${street}`}
      title={({ type }) => type}
      form={(props) => <LazyPart load={loadForm}>{({ AddressForm }) => <AddressForm {...props} />}</LazyPart>}
    >
      {({ street, city, postalCode }) => (
        <p>
          <bdi>{street}</bdi>
          <br />
          {postalCode} <bdi>{city}</bdi>
        </p>
      )}
    </EntriesSection>
  );
}
