import type { QueryClient } from '@tanstack/react-query';
import {
  type ApiClient,
  type CompanyQueries,
  type ContactInfo,
  readCached,
  type ServiceQueries,
  type SharedQuery,
  type ShellServices,
  writeCached,
} from '@tramuntana/contracts';
import { loadSchemas } from './loadSchemas';

/** The storage key of the footer's contact data, which are cached for one hour (docs/product/layout.md#footer-7). */
const FOOTER_KEY = 'footer';
const HOUR = 3_600_000;
const CONTACT = 'contact';

/** The first part of the shell's query keys. A remote's keys begin with its own name. */
export const SHELL_OWNER = 'shell';

type Schemas = Awaited<ReturnType<typeof loadSchemas>>;

const schema = <Name extends keyof Schemas>(name: Name): Promise<Schemas[Name]> =>
  loadSchemas().then((schemas) => schemas[name]);

/**
 * Logs a failed call with one of the fixed texts (docs/product/texts.md#log-1). The screen shows its own sentence. An
 * aborted call is not logged, because it is not a failure.
 */
async function logged<Value>(text: string, call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if ((error as Error).name !== 'AbortError') console.error(text, error);
    throw error;
  }
}

async function cachedContact(load: () => Promise<ContactInfo>): Promise<ContactInfo> {
  if (typeof window === 'undefined') return load();
  const kept = await readCached(FOOTER_KEY, () => schema('storedFooter'), Date.now());
  if (kept) return kept.fetchedContact;
  const fetchedContact = await load();
  keepContact(fetchedContact, Date.now());
  return fetchedContact;
}

const keepContact = (fetchedContact: ContactInfo, at: number) =>
  writeCached(FOOTER_KEY, { fetchedBusiness: null, fetchedAddress: null, fetchedContact }, HOUR, at);

/**
 * Caches the contact data that the server rendered for the rest of their hour. The next page then has them even if the
 * provider is down. `now` is in milliseconds: it limits a server's clock that is ahead of this one.
 */
export function keepRenderedContact(queryClient: QueryClient, now: number): void {
  const { data, dataUpdatedAt } = queryClient.getQueryState<ContactInfo>([SHELL_OWNER, CONTACT]) ?? {};
  if (data && dataUpdatedAt) keepContact(data, Math.min(dataUpdatedAt, now));
}

const shellQuery = <Data>(name: string, queryFn: SharedQuery<Data>['queryFn']): SharedQuery<Data> => ({
  queryKey: [SHELL_OWNER, name] as unknown as SharedQuery<Data>['queryKey'],
  queryFn,
  retryOnMount: false,
});

export const companyQueries = (api: ApiClient): CompanyQueries => ({
  contact: shellQuery(CONTACT, ({ signal }) =>
    logged(
      'Error al cargar información de contacto',
      cachedContact(() => api.get('/contacto', schema('contactInfo'), { signal })),
    ),
  ),
  address: shellQuery('address', ({ signal }) =>
    logged('Error al cargar dirección', api.get('/direccion', schema('address'), { signal })),
  ),
  business: shellQuery('business', ({ signal }) =>
    logged('Error al cargar la información de la empresa', api.get('/empresa', schema('business'), { signal })),
  ),
});

export const serviceQueries = (api: ApiClient): ServiceQueries => ({
  /** Only the fields that links need, because the data are part of every page's HTML. */
  links: shellQuery('service-links', async ({ signal }) => {
    const { results } = await api.get('/services', schema('serviceList'), { signal });
    return results.map(({ titulo, pagina }) => ({ titulo, pagina }));
  }),
});

/** The queries of header and footer, which every page needs. */
export const layoutQueries = ({
  company,
  services,
}: Pick<ShellServices, 'company' | 'services'>): SharedQuery<unknown>[] => [
  company.contact,
  company.address,
  company.business,
  services.links,
];
