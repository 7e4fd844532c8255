import { unsubscribePath } from '../visitors/unsubscription';
import { type Mail, visitorsAddress } from './mail';

type Confirmation = { email: string; token: string; unsubscribeKey: string; company: string; siteUrl: string };

/** The mail that asks whether the owner of an address wants the newsletter. A reply reaches the company. */
export function confirmationMail({ email, token, unsubscribeKey, company, siteUrl }: Confirmation): Mail {
  const unsubscribe = `${siteUrl}${unsubscribePath(unsubscribeKey)}`;
  return {
    to: visitorsAddress(email),
    replyTo: company,
    subject: 'Confirma tu suscripción al newsletter',
    text: [
      'Alguien ha pedido el newsletter de Tramuntana Drones para esta dirección.',
      `Si has sido tú, confírmalo aquí. El enlace vale 48 horas:\n${siteUrl}/api/newsletters/confirmar/${token}`,
      'Si no has sido tú, no hagas nada: no te escribiremos y borraremos la dirección.',
      `Darse de baja en cualquier momento:\n${unsubscribe}\n`,
    ].join('\n\n'),
    // RFC 8058: mail programs show a button that ends the subscription.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
