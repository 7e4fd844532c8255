import { emailAddress, firstCharacters, multiLine, singleLine } from '@tramuntana/contracts';
import { contactLines } from '../visitors/contactLines';
import { type Mail, visitorsAddress } from './mail';
import type { MailSettings } from './smtp';

type StoredMessage = { id: number; mensaje: string; created_at: Date };

const time = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });

/** Longest name in a subject, in characters. Mail programs show about as many. */
const MAX_NAME = 60;

/** A line break in a name would let a visitor forge a line of this mail. */
const inOneLine = (value: string | undefined) => value && singleLine(value);

const address = emailAddress('not an address');

type Company = Pick<MailSettings, 'to' | 'siteUrl'>;

/** The mail that tells the company of a message. A reply goes to the visitor. */
export function messageMail({ id, mensaje, created_at }: StoredMessage, { to, siteUrl }: Company): Mail {
  const { message = mensaje, ...lines } = contactLines(mensaje);
  const [name, email, phone] = [lines.name, lines.email, lines.phone].map(inOneLine);
  const sender = [
    ['Nombre', name],
    ['Email', email],
    ['Teléfono', phone],
    ['Recibido', time.format(created_at)],
  ].flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  const mark = `Mensaje número ${id}. Cuando esté respondido: npm run inbox -- mark messages answered ${id}`;
  return {
    to,
    // The visitor may have written something that is no address.
    ...(email !== undefined && address.safeParse(email).success && { replyTo: visitorsAddress(email) }),
    // A mail may be sent twice (sendDueMails.ts). Mail programs show one of two with the same Message-ID.
    messageId: `<message-${id}-${created_at.getTime()}@${new URL(siteUrl).hostname}>`,
    subject: `Mensaje de la web: ${firstCharacters(name || 'sin nombre', MAX_NAME)}`,
    text: `${sender.join('\n')}\n\n${multiLine(message)}\n\n-- \n${mark}\n`,
  };
}
