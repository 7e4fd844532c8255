import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from 'shared-contracts/runtime';
import { servicesQuery } from '../api/services';
import { storeServices } from '../api/storedServices';

/** The services of the API. What the server rendered is kept for an hour, too, from when the server read it. */
export function useServices() {
  const { api } = useShell();
  const query = useQuery(servicesQuery(api));
  const { data, dataUpdatedAt } = query;
  useEffect(() => {
    // The server's clock may be ahead of this browser's, whose hour counts.
    if (data) storeServices(data, Math.min(dataUpdatedAt, Date.now()));
  }, [data, dataUpdatedAt]);
  return query;
}
