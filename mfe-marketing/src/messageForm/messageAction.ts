import { EVIDENCE_FIELDS, formEvidence, type ShellServices } from '@tramuntana/contracts';
import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { MessageRefused, sendMessage } from '../api/contactForm';
import { type ContactMessage, contactMessage } from './contactMessage';
import { refusal } from './sentences';

/** An unsent message of a visitor without scripts: its text and its errors. */
export type MessageNotSent = {
  written: Partial<Record<keyof ContactMessage, string>>;
  problems: Partial<Record<keyof ContactMessage, string>>;
  /** The sentence for valid fields whose sending failed. */
  failure?: string;
};

/**
 * Timeout for the API's answer, in milliseconds. The page with the visitor's text must come before the server's own
 * deadline.
 */
const TIMEOUT = 10_000;

/**
 * The key of a form whose page has no token. The API identifies a message by its key and its text, so the hour is enough: a
 * form that is posted twice is one message.
 */
const keyOfThisHour = () => `form ${new Date().toISOString().slice(0, 13)}`;

const FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies readonly (keyof ContactMessage)[];

/** Handles the message form of a visitor without scripts. The answer's page keeps the text. */
export async function messageAction(shell: ShellServices, { request }: ActionFunctionArgs) {
  const fields = await request.formData();
  const written = Object.fromEntries(FIELDS.map((name) => [name, String(fields.get(name) ?? '')]));
  const form = contactMessage.safeParse(written);
  if (!form.success) {
    const problems: MessageNotSent['problems'] = {};
    for (const { path, message } of form.error.issues) problems[path[0] as keyof ContactMessage] ??= message;
    return data<MessageNotSent>({ written, problems }, { status: 400 });
  }
  try {
    await sendMessage(shell.api, form.data, {
      key: String(fields.get(EVIDENCE_FIELDS.token) || keyOfThisHour()),
      evidence: formEvidence((name) => fields.get(name)),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch (error) {
    console.error('The message form was not passed on', error);
    const refused = error instanceof MessageRefused ? error.status : 502;
    return data<MessageNotSent>(
      { written, problems: {}, failure: refusal(refused) },
      { status: refused === 429 ? 429 : 502 },
    );
  }
  // See Other (RFC 9110, section 15.4.4): reloading the answer does not send the form again.
  return redirect('/contacto/enviado', 303);
}
