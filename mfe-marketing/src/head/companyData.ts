import { absoluteAddress, type ShellServices } from '@tramuntana/contracts';

/** The company for search engines (schema.org/LocalBusiness), from the API's answers so far. */
export function companyData({ company, queryClient, siteUrl }: ShellServices): Record<string, unknown> {
  const contact = queryClient.getQueryData(company.contact.queryKey);
  const address = queryClient.getQueryData(company.address.queryKey);
  return {
    '@type': 'LocalBusiness',
    '@id': absoluteAddress('/#empresa', { siteUrl }),
    name: 'Tramuntana Drones',
    url: siteUrl || undefined,
    areaServed: SERVICE_AREA,
    ...(contact?.phone && { telephone: contact.phone }),
    ...(contact?.gmail && { email: contact.gmail }),
    ...(address?.street && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        addressLocality: address.city,
        addressRegion: address.province,
        postalCode: address.postal_code,
        addressCountry: 'ES',
      },
    }),
  };
}

export const SERVICE_AREA = ['Girona', 'Barcelona', 'Cataluña'];
