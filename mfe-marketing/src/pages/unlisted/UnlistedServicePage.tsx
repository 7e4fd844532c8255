import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { Button, Container, hasFailed, Notice, PageHero, Section, Spinner } from '@tramuntana/ui';
import { Link, useParams } from 'react-router-dom';
import { requestInformation, requestQuote } from '../../../content/actions';
import { servicesQuery } from '../../api/services';
import { ActionButtons } from '../../sections/ActionButtons';
import { servicePicture } from '../../serviceGrid/servicePicture';
import { BackToServices } from '../service/BackToServices';

/** A page for a service of the API that has no content file, made from the API's texts. */
export function Component() {
  const { pagina } = useParams();
  const { api, mediaUrl } = useShell();
  const query = useQuery(servicesQuery(api));
  const { data, isFetching, refetch } = query;
  const service = data?.find((one) => one.pagina === pagina);

  if (service) {
    const picture = servicePicture(service, mediaUrl);
    return (
      <>
        <PageHero
          title={service.titulo}
          lead={service.descripcion}
          picture={picture ?? undefined}
          backLink={<BackToServices />}
          actions={<ActionButtons actions={[requestQuote]} />}
        />
        <Section
          tone="sand"
          title="Cuéntanos qué necesitas"
          lead="Dinos dónde y para cuándo. Te proponemos equipo, plazo y presupuesto cerrado para este servicio."
        >
          <ActionButtons actions={[requestInformation]} />
        </Section>
      </>
    );
  }
  if (data) {
    return (
      <PageHero
        title="Servicio No Encontrado"
        lead="El servicio que buscas no existe o ha cambiado de dirección."
        backLink={<BackToServices />}
        actions={
          <Button asChild>
            <Link to="/servicios">Ver todos los servicios</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Container>
      <h1>Servicio</h1>
      {hasFailed(query) ? (
        <Notice
          tone="error"
          title="No se pudo cargar el servicio. Por favor, inténtalo de nuevo más tarde."
          retry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <Spinner label="Cargando el servicio" />
      )}
      <BackToServices />
    </Container>
  );
}
