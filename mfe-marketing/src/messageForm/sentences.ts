// The sentences of docs/product/texts.md#sent-7 and the two after it.

export const RECEIVED = {
  title: '¡Recibido!',
  description: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
};

/** The API refused the message. */
const FAILED = 'Error al enviar el formulario';

/** The API answered 429 (docs/product/texts.md#sent-10). */
const TOO_OFTEN = 'Has enviado varios formularios en poco tiempo. Vuelve a intentarlo dentro de unos minutos.';

/** Any other failure. */
export const UNEXPECTED = 'Ocurrió un error inesperado';

/** What the visitor is told where the API refused the message with this status. */
export const refusal = (status: number): string => (status === 429 ? TOO_OFTEN : FAILED);
