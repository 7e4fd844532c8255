import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type ContactMessage, contactMessage } from 'shared-contracts';
import { useShell } from 'shared-contracts/runtime';
import { useShellStore } from 'shell/store';
import { MessageRefused, sendMessage } from '../api/contactForm';

const REFUSED = 'Error al enviar el formulario';
const UNEXPECTED = 'Ocurrió un error inesperado';
const RECEIVED = {
  title: '¡Recibido!',
  description: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
};

/** The message form's state: validation, one sending at a time, and its toasts (docs/product/texts.md#sent-7). */
export function useMessageForm() {
  const { api } = useShell();
  const [failure, setFailure] = useState<string>();
  const sending = useRef(false);
  // No default values: what a visitor typed before hydration stays.
  const { register, handleSubmit, reset, formState } = useForm<ContactMessage>({
    resolver: standardSchemaResolver(contactMessage),
  });

  const send = handleSubmit(async (message) => {
    // `isSubmitting` reaches the button one render late: a double click must not send twice.
    if (sending.current) return;
    sending.current = true;
    setFailure(undefined);
    const { notify } = useShellStore.getState();
    try {
      await sendMessage(api, message);
      notify(RECEIVED);
      reset();
    } catch (error) {
      const description = error instanceof MessageRefused ? REFUSED : UNEXPECTED;
      setFailure(description);
      notify({ title: 'Error', description, tone: 'destructive' });
    } finally {
      sending.current = false;
    }
  });

  return { register, send, errors: formState.errors, sending: formState.isSubmitting, failure };
}
