import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';

/**
 * Contact data, address and hours. Each can fail alone, and `reload` repeats the failed ones
 * (docs/product/pages.md#contact-4).
 */
export function useCompany() {
  const { company } = useShell();
  const contact = useQuery(company.contact);
  const address = useQuery(company.address);
  const business = useQuery(company.business);
  const reload = () => {
    for (const query of [contact, address, business]) if (query.isError) query.refetch();
  };
  return { contact, address, business, reload };
}
