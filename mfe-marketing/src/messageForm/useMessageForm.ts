import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useQuery } from '@tanstack/react-query';
import { formEvidence } from '@tramuntana/contracts';
import { useShell } from '@tramuntana/contracts/runtime';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useActionData } from 'react-router-dom';
import { useShellStore } from 'shell/store';
import { MessageRefused, sendMessage } from '../api/contactForm';
import { formTokenQuery } from '../api/formToken';
import { idempotencyKey } from '../api/idempotencyKey';
import { type ContactMessage, contactMessage } from './contactMessage';
import type { MessageNotSent } from './messageAction';
import { messageDraft } from './messageDraft';
import { RECEIVED, refusal, UNEXPECTED } from './sentences';

const EMPTY: ContactMessage = { name: '', email: '', phone: '', message: '' };

/** The values of a sent form. */
const fieldsOf = (form: HTMLFormElement) => (name: string) =>
  (form.elements.namedItem(name) as HTMLInputElement | null)?.value;

/** The message form's state: validation, one request at a time, and its toasts (docs/product/texts.md#sent-7). */
export function useMessageForm() {
  const { api } = useShell();
  // The server's answer to a form that was sent before the scripts arrived.
  const [notSent, setNotSent] = useState(useActionData<MessageNotSent>());
  const [failure, setFailure] = useState(notSent?.failure);
  const { data: token } = useQuery(formTokenQuery(api));
  const sending = useRef(false);
  // The key stays until a message is accepted, because a message without an answer may have arrived.
  const key = useRef<string>(undefined);
  const { register, handleSubmit, reset, getValues, formState } = useForm<ContactMessage>({
    resolver: standardSchemaResolver(contactMessage),
    // Undefined for the document's first form, so that text typed before hydration stays.
    defaultValues: messageDraft.read(),
  });
  useEffect(() => () => messageDraft.keep(getValues()), [getValues]);

  const submit = handleSubmit(async (message, event) => {
    // `isSubmitting` reaches the button one render late, and a double click must not send twice.
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    const { notify } = useShellStore.getState();
    try {
      key.current ??= idempotencyKey();
      await sendMessage(api, message, { key: key.current, evidence: formEvidence(fieldsOf(event?.target)) });
      key.current = undefined;
      notify(RECEIVED);
      messageDraft.clear();
      reset(EMPTY);
      setNotSent(undefined);
    } catch (error) {
      const description = error instanceof MessageRefused ? refusal(error.status) : UNEXPECTED;
      setFailure(description);
      notify({ title: 'Error', description, tone: 'destructive' });
    } finally {
      sending.current = false;
    }
  });

  const send = (event: FormEvent) => {
    setNotSent((answer) => answer && { ...answer, problems: {} });
    return submit(event);
  };
  const field = (name: keyof ContactMessage) => ({ ...register(name), defaultValue: notSent?.written[name] });
  const problem = (name: keyof ContactMessage) => formState.errors[name]?.message ?? notSent?.problems[name];
  return { field, problem, send, sending: formState.isSubmitting, failure, token: token?.token };
}
