import { type ActionFunctionArgs, data, redirect } from 'react-router-dom';
import { EVIDENCE_FIELDS, formEvidence, type ShellServices } from 'shared-contracts';
import { MessageRefused, sendMessage } from '../api/contactForm';
import { type ContactMessage, contactMessage } from './contactMessage';
import { refusal } from './sentences';

/** Why the message of a visitor without scripts was not sent: what was written, and what is wrong with it. */
export type MessageNotSent = {
  written: Partial<Record<keyof ContactMessage, string>>;
  problems: Partial<Record<keyof ContactMessage, string>>;
  /** The sentence where the fields are right and sending failed. */
  failure?: string;
};

/** How long the API may take for a message, in milliseconds: the page with its text must come before the server gives up. */
const TIMEOUT = 10_000;

/**
 * The key of a form whose page was made without a token. The API takes a key together with the message, so the hour is
 * enough: a form that is posted twice is one message.
 */
const keyOfThisHour = () => `form ${new Date().toISOString().slice(0, 13)}`;

const FIELDS = ['name', 'email', 'phone', 'message'] as const satisfies readonly (keyof ContactMessage)[];

/** Takes the message form of a visitor without scripts. The page that answers keeps what was written. */
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
  // See Other (RFC 9110, section 15.4.4): reloading the answer sends nothing again.
  return redirect('/contacto/enviado', 303);
}
