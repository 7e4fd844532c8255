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
} from 'shared-contracts';
import { loadSchemas } from './loadSchemas';

/** The footer's contact data are kept for one hour under this key (docs/product/layout.md#footer-7). */
const FOOTER_KEY = 'footer';
const HOUR = 3_600_000;
const CONTACT = 'contact';

/** The first part of the shell's keys. Remotes' keys begin with their own names. */
export const SHELL_OWNER = 'shell';

type Schemas = Awaited<ReturnType<typeof loadSchemas>>;

const schema = <Name extends keyof Schemas>(name: Name): Promise<Schemas[Name]> =>
  loadSchemas().then((schemas) => schemas[name]);

/**
 * Logs one of the fixed texts (docs/product/texts.md#log-1) where the call was made; the screen shows its own sentence. A
 * call that was aborted did not fail: nobody waits for it any more.
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
 * Keeps the contact data that the server rendered for the rest of their hour, so that the next page has them when the
 * provider is down. `now` in milliseconds: the server's clock may be ahead of this one.
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
  /** Only what links need: the whole list would weigh on every page's HTML. */
  links: shellQuery('service-links', async ({ signal }) => {
    const { results } = await api.get('/services', schema('serviceList'), { signal });
    return results.map(({ titulo, pagina }) => ({ titulo, pagina }));
  }),
});

/** What header and footer show on every page. */
export const layoutQueries = ({
  company,
  services,
}: Pick<ShellServices, 'company' | 'services'>): SharedQuery<unknown>[] => [
  company.contact,
  company.address,
  company.business,
  services.links,
];
