import type { Payment } from '../../../../content/account/payment';
import { EntriesSection } from '../entries/EntriesSection';
import { LazyPart } from '../LazyPart';
import { writeExpiry } from './expiry';
import { payments } from './payments';

const loadForm = () => import(/* webpackChunkName: "payment-form" */ './PaymentForm');

const words = {
  list: 'Métodos de pago guardados',
  add: 'Añadir método de pago',
  empty: 'No tienes ningún método de pago guardado',
  isDefault: 'Predeterminado',
};

const cardName = ({ type, last4 }: Payment) => `${type} terminada en ${last4}`;

/** The account's means of payment. */
export function PaymentsSection() {
  return (
    <EntriesSection
      store={payments}
      words={words}
      name={cardName}
      title={cardName}
      form={(props) => <LazyPart load={loadForm}>{({ PaymentForm }) => <PaymentForm {...props} />}</LazyPart>}
    >
      {(payment) => <p>Caduca {writeExpiry(payment)}</p>}
    </EntriesSection>
  );
}
