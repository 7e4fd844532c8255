import { createDeviceStore } from '../../../device/deviceStore';
import { isRecord, isText } from '../../../device/guards';

export type Profile = { name: string };

export const MAX_NAME = 60;

/** The visitor's name, kept on this device. */
export const profile = /* #__PURE__ */ createDeviceStore<Profile>({
  key: 'shop-profile',
  initial: { name: '' },
  parse: (stored) => (isRecord(stored) && isText(stored.name, MAX_NAME) ? { name: stored.name } : undefined),
  serialize: ({ name }) => ({ version: 1, name }),
});
