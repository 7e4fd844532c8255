import { z } from 'zod';
import { contactLines } from '../visitors/contactLines';
import type { Mail } from './mail';

type StoredMessage = { id: number; mensaje: string; created_at: Date };

const time = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Madrid' });

/** A line break in a name would begin what looks like a line of ours. */
const inOneLine = (value: string | undefined) => value?.replace(/[\s\p{Cc}]+/gu, ' ');

/** The mail that tells the company of a message. Answering it writes to the visitor. */
export function messageMail({ id, mensaje, created_at }: StoredMessage, to: string): Mail {
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
    // A visitor may write anything where an address should stand.
    ...(z.email().safeParse(email).success && { replyTo: email }),
    subject: `Mensaje de la web: ${name ?? 'sin nombre'}`,
    text: `${sender.join('\n')}\n\n${message}\n\n-- \n${mark}\n`,
  };
}
