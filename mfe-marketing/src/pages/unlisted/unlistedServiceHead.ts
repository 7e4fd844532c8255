import { type Head, type HeadContext, socialPicture } from '@tramuntana/contracts';
import { servicesQuery } from '../../api/services';
import { breadcrumbData } from '../../head/breadcrumbData';
import { SERVICES_DESCRIPTION } from '../../head/servicesDescription';

/** Metadata of a service without a content file. Its page is too short for search engines, so it is not indexed. */
export function unlistedServiceHead({ params, shell }: HeadContext): Head {
  const services = shell.queryClient.getQueryData(servicesQuery(shell.api).queryKey);
  const service = services?.find(({ pagina }) => pagina === params.pagina);
  if (service) {
    return {
      title: service.titulo,
      description: service.descripcion,
      keywords: [service.titulo, 'drones', 'Girona', 'Barcelona'],
      noindex: true,
      structuredData: [breadcrumbData(shell, service.titulo)],
      image: socialPicture(service.picture ?? { src: service.imagen, alt: service.titulo }),
    };
  }
  return {
    title: services ? 'Servicio no encontrado' : 'Servicio',
    description: SERVICES_DESCRIPTION,
    noindex: true,
  };
}
