import { useQuery } from '@tanstack/react-query';
import { useShell } from 'shared-contracts/runtime';
import { addressQuery, businessQuery, contactQuery } from '../api/company';

/** Contact data, address and hours. Each may fail by itself, and `reload` repeats those (docs/product/pages.md#contact-4). */
export function useCompany() {
  const { api } = useShell();
  const contact = useQuery(contactQuery(api));
  const address = useQuery(addressQuery(api));
  const business = useQuery(businessQuery(api));
  const reload = () => {
    for (const query of [contact, address, business]) if (query.isError) query.refetch();
  };
  return { contact, address, business, reload };
}
