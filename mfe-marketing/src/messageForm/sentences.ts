// The sentences of docs/product/texts.md#sent-7 and of its next two entries.

export const RECEIVED = {
  title: '¡Recibido!',
  description: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
};

/** For a message that the API refused. */
const FAILED = 'Error al enviar el formulario';

/** For the API's answer 429 (docs/product/texts.md#sent-10). */
const TOO_OFTEN = 'Has enviado varios formularios en poco tiempo. Vuelve a intentarlo dentro de unos minutos.';

/** For any other failure. */
export const UNEXPECTED = 'Ocurrió un error inesperado';

/** The sentence for a message that the API refused with this status. */
export const refusal = (status: number): string => (status === 429 ? TOO_OFTEN : FAILED);
