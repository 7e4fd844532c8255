// The sentences of docs/product/texts.md#sent-7 and the two after it.

export const RECEIVED = {
  title: '¡Recibido!',
  description: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
};

/** The API refused the message. */
export const FAILED = 'Error al enviar el formulario';

/** Any other failure. */
export const UNEXPECTED = 'Ocurrió un error inesperado';
