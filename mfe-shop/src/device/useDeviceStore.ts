import { useSyncExternalStore } from 'react';
import type { DeviceStore, Snapshot } from './deviceStore';

/** The stored value, synchronised with other tabs. Until hydration it is the store's initial value. */
export function useDeviceStore<Value>(store: DeviceStore<Value>): Snapshot<Value> {
  return useSyncExternalStore(store.subscribe, store.read, store.readServer);
}
