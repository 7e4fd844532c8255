import { AnswerCard, Button, EmptyState, NotFound, Notice, Skeleton, Spinner } from '@tramuntana/ui';
import { Specimen, State } from '../Specimen';

const LONG =
  'Los vuelos sobre aglomeraciones de personas y en espacio aéreo controlado piden un estudio de seguridad que se presenta con antelación.';

export function Feedback() {
  return (
    <>
      <Specimen name="Notice">
        <State label="información">
          <Notice title="Los permisos tardan unos diez días" />
        </State>
        <State label="información con texto largo">
          <Notice title="Zonas con permiso">{LONG}</Notice>
        </State>
        <State label="error con salida">
          <Notice tone="error" title="No se han podido cargar los artículos" retry={() => {}}>
            Comprueba la conexión e inténtalo otra vez.
          </Notice>
        </State>
      </Specimen>
      <Specimen name="EmptyState">
        <State label="solo título">
          <EmptyState title="No hay artículos" />
        </State>
        <State label="con texto y salida">
          <EmptyState title="Ningún producto coincide" action={<Button variant="secondary">Quitar los filtros</Button>}>
            Prueba con otras palabras o con un precio más alto.
          </EmptyState>
        </State>
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Cargando la galería…" />
      </Specimen>
      <Specimen name="Skeleton">
        <State label="imagen, línea">
          <Skeleton height="12rem" />
        </State>
        <State label="a media anchura">
          <Skeleton height="1.5rem" width="50%" />
        </State>
      </Specimen>
      {/* Last: their headings are a page's h1, and no deeper level may follow one directly. */}
      <Specimen name="AnswerCard, NotFound">
        <State label="recibido">
          <AnswerCard title="Mensaje enviado" action={<a href="#answer">Volver al inicio</a>}>
            Te respondemos en un día laborable.
          </AnswerCard>
        </State>
        <State label="con problema">
          <AnswerCard
            title="Revisa tu correo"
            problem="La dirección no está completa."
            action={<a href="#answer">Volver al inicio</a>}
          >
            Vuelve atrás en el navegador para corregirla.
          </AnswerCard>
        </State>
        <State label="NotFound, sin lo buscado">
          <NotFound title="Contenido no encontrado" back={<a href="#not-found">Volver a la galería</a>}>
            El contenido que buscas no está disponible.
          </NotFound>
        </State>
        <State label="NotFound, con un fallo">
          <NotFound
            title="Contenido no encontrado"
            failure="Error al cargar el contenido"
            retry={() => {}}
            back={<a href="#not-found">Volver a la galería</a>}
          >
            El contenido que buscas no está disponible.
          </NotFound>
        </State>
      </Specimen>
    </>
  );
}
