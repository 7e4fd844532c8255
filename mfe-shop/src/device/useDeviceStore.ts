import { useSyncExternalStore } from 'react';
import type { DeviceStore, Snapshot } from './deviceStore';

/** What this device keeps, in step with its other tabs; the store's initial value until the page has come alive. */
export function useDeviceStore<Value>(store: DeviceStore<Value>): Snapshot<Value> {
  return useSyncExternalStore(store.subscribe, store.read, store.readServer);
}
