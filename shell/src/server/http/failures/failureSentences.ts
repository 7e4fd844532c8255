type Sentence = { title: string; text: string };

const TECHNICAL = 'Ha sido cosa nuestra. Vuelve a intentarlo dentro de un momento.';

const SENTENCES: Record<number, Sentence> = {
  400: {
    title: 'Dirección no válida',
    text: 'No hemos entendido la dirección o los datos que ha enviado tu navegador.',
  },
  403: { title: 'Envío no permitido', text: 'Este formulario solo se puede enviar desde nuestra web.' },
  404: { title: 'Página no encontrada', text: 'Aquí no hay nada. Quizá la dirección tenga una errata.' },
  405: { title: 'Operación no permitida', text: 'Esta dirección no admite lo que se le ha pedido.' },
  408: { title: 'Petición demasiado lenta', text: 'La petición no ha llegado entera. Vuelve a intentarlo.' },
  412: { title: 'El contenido ha cambiado', text: 'Lo que tiene tu navegador es de otra versión. Vuelve a cargarlo.' },
  413: { title: 'Envío demasiado grande', text: 'Lo que has enviado ocupa demasiado. Acórtalo e inténtalo de nuevo.' },
  414: { title: 'Dirección demasiado larga', text: 'La dirección es demasiado larga para ser de esta página.' },
  415: { title: 'Formato no admitido', text: 'Los datos han llegado en un formato que no admitimos.' },
  416: { title: 'Parte no disponible', text: 'El fichero no tiene la parte que se ha pedido.' },
  429: { title: 'Demasiadas peticiones', text: 'Espera un momento antes de volver a intentarlo.' },
  431: { title: 'Petición demasiado grande', text: 'Tu navegador ha enviado demasiados datos con la dirección.' },
  500: { title: 'Algo ha fallado', text: TECHNICAL },
  502: { title: 'El servicio no responde bien', text: TECHNICAL },
  503: { title: 'Servicio no disponible', text: 'Vuelve a intentarlo dentro de unos segundos.' },
  504: { title: 'El servicio tarda demasiado', text: TECHNICAL },
};

/** For visitors who sent a form: it may or may not have arrived, and their text must not be lost. */
const NOT_SENT: Sentence = {
  title: 'Error al enviar el formulario',
  text: 'No hemos podido confirmar tu envío. Vuelve atrás en el navegador e inténtalo de nuevo dentro de un momento: lo que escribiste sigue ahí.',
};

/** The visitor's text for an HTTP status. An unlisted status gets the text of 400 or 500. */
export const failureSentence = (status: number, method = 'GET'): Sentence =>
  (method === 'POST' && status >= 500 ? NOT_SENT : undefined) ??
  SENTENCES[status] ??
  (SENTENCES[status < 500 ? 400 : 500] as Sentence);
