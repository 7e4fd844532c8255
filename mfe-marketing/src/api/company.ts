import { queryOptions } from '@tanstack/react-query';
import type { Address, ApiClient, Business, ContactInfo } from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

const contactSchema = () => loadSchemas().then(({ contactInfo }) => contactInfo);
const addressSchema = () => loadSchemas().then(({ address }) => address);
const businessSchema = () => loadSchemas().then(({ business }) => business);

/** Logs the catalogue's text (specification, section 8) where the call was made; the screen shows its own sentence. */
async function logged<Value>(text: string, call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    console.error(text, error);
    throw error;
  }
}

// Keys are the shell's own for the same calls, so what header and footer have loaded is not asked for twice. A failure
// that the loader has met is shown, not repeated on mounting (readings, 'No retry').
const once = { retryOnMount: false } as const;

/** `GET /contacto`. */
export const contactQuery = (api: ApiClient) =>
  queryOptions<ContactInfo>({
    ...once,
    queryKey: ['/api/contacto'],
    queryFn: ({ signal }) =>
      logged('Error al cargar información de contacto', api.get('/contacto', contactSchema(), { signal })),
  });

/** `GET /direccion`. */
export const addressQuery = (api: ApiClient) =>
  queryOptions<Address>({
    ...once,
    queryKey: ['/api/direccion'],
    queryFn: ({ signal }) => logged('Error al cargar dirección', api.get('/direccion', addressSchema(), { signal })),
  });

/** `GET /empresa`. */
export const businessQuery = (api: ApiClient) =>
  queryOptions<Business>({
    ...once,
    queryKey: ['/api/empresa'],
    queryFn: ({ signal }) =>
      logged('Error al cargar la información de la empresa', api.get('/empresa', businessSchema(), { signal })),
  });
