import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from 'shared-contracts/runtime';
import { servicesQuery } from '../api/services';
import { storeServices } from '../api/storedServices';

/** The services of the API. What the server rendered is kept for the next hour too. */
export function useServices() {
  const { api } = useShell();
  const query = useQuery(servicesQuery(api));
  const { data } = query;
  useEffect(() => {
    if (data) storeServices(data, Date.now());
  }, [data]);
  return query;
}
