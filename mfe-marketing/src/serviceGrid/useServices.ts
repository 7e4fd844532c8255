import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from 'shared-contracts/runtime';
import { servicesQuery } from '../api/services';
import { storeServices } from '../api/storedServices';

/** The services of the API. A list that the server rendered is kept, too, for an hour from when the server read it. */
export function useServices() {
  const { api } = useShell();
  const query = useQuery(servicesQuery(api));
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    // The server's clock may be ahead of the browser's, and would prolong the hour.
    if (data) storeServices(data, Math.min(dataUpdatedAt, Date.now()));
  }, [data, dataUpdatedAt]);
  return query;
}
