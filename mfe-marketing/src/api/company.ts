import { queryOptions } from '@tanstack/react-query';
import type { Address, ApiClient, Business, ContactInfo } from 'shared-contracts';
import type * as z from 'zod/mini';
import { loadSchemas } from './loadSchemas';

type Schemas = Awaited<ReturnType<typeof loadSchemas>>;

/**
 * A call that tells of the company. Its key is the shell's own for the same call, so what header and footer have loaded is
 * not asked for twice. A failure logs one of the fixed texts (docs/product/texts.md#log-1), and is not repeated when the
 * page mounts (docs/product/site.md#wait-5).
 */
const companyQuery =
  <Value>(path: string, schemaOf: (schemas: Schemas) => z.ZodMiniType<Value>, failure: string) =>
  (api: ApiClient) =>
    queryOptions<Value>({
      queryKey: [`/api${path}`],
      retryOnMount: false,
      queryFn: async ({ signal }) => {
        try {
          return await api.get(path, loadSchemas().then(schemaOf), { signal });
        } catch (error) {
          console.error(failure, error);
          throw error;
        }
      },
    });

/** `GET /contacto`. */
export const contactQuery = companyQuery<ContactInfo>(
  '/contacto',
  ({ contactInfo }) => contactInfo,
  'Error al cargar información de contacto',
);

/** `GET /direccion`. */
export const addressQuery = companyQuery<Address>('/direccion', ({ address }) => address, 'Error al cargar dirección');

/** `GET /empresa`. */
export const businessQuery = companyQuery<Business>(
  '/empresa',
  ({ business }) => business,
  'Error al cargar la información de la empresa',
);

/** All that the API tells of the company. */
export const companyQueries = (api: ApiClient) => [contactQuery(api), addressQuery(api), businessQuery(api)];
