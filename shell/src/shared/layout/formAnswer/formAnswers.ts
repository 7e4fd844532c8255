/** What a form that was sent without JavaScript is answered with, by the last part of the answer's address. */
export const FORM_ANSWERS = {
  'mensaje-recibido': {
    title: '¡Recibido!',
    text: 'Gracias por dejarnos un mensaje, te daremos respuesta lo más rápido que podamos',
    back: { to: '/', label: 'Volver al inicio' },
  },
  'mensaje-rechazado': {
    title: 'Revisa tu mensaje',
    text: 'No hemos enviado el mensaje todavía. Vuelve atrás en el navegador para corregirlo: lo que escribiste sigue ahí.',
    back: { to: '/contacto', label: 'Volver a Contacto' },
  },
  'newsletter-recibida': {
    title: '¡Bienvenido!',
    text: 'Gracias por suscribirte a nuestro newsletter',
    back: { to: '/blog', label: 'Ir al blog' },
  },
  'newsletter-rechazada': {
    title: 'Revisa tu correo',
    text: 'No hemos podido registrar la dirección. Vuelve atrás en el navegador para corregirla.',
    back: { to: '/', label: 'Volver al inicio' },
  },
  'no-enviado': {
    title: 'Error al enviar el formulario',
    text: 'Ocurrió un error inesperado. Vuelve atrás en el navegador e inténtalo de nuevo dentro de un momento: lo que escribiste sigue ahí.',
    back: { to: '/contacto', label: 'Volver a Contacto' },
  },
} as const;

export type FormAnswer = keyof typeof FORM_ANSWERS;

export const isFormAnswer = (name: string | undefined): name is FormAnswer =>
  name !== undefined && Object.hasOwn(FORM_ANSWERS, name);

/** The sentences of the forms' fields (docs/product/texts.md#valid-1), by the name that the answer's address gives them. */
const FIELD_SENTENCES = new Map([
  ['name', 'El nombre es demasiado corto'],
  ['email', 'Email no válido'],
  ['phone', 'Teléfono no válido'],
  ['message', 'El mensaje es demasiado corto'],
  ['newsletter', 'Email inválido'],
]);

/** What is wrong with the named fields, each sentence once. Names that no form has are left out. */
export const fieldSentences = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => FIELD_SENTENCES.get(name) ?? [])),
];
