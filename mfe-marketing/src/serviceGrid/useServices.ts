import { useQuery } from '@tanstack/react-query';
import { useShell } from '@tramuntana/contracts/runtime';
import { useEffect } from 'react';
import { servicesQuery } from '../api/services';
import { storeServices } from '../api/storedServices';

/** The services of the API. A list that the server rendered is also kept, for an hour from the server's call. */
export function useServices() {
  const { api } = useShell();
  const query = useQuery(servicesQuery(api));
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    // If the server's clock is ahead of the browser's, its time would prolong the hour.
    if (data) storeServices(data, Math.min(dataUpdatedAt, Date.now()));
  }, [data, dataUpdatedAt]);
  return query;
}
