import { type Address, addressTypes } from '../../../../content/account/address';
import { sampleAddresses } from '../../../../content/account/samples';
import { createDeviceStore } from '../../../device/deviceStore';
import { isRecord, isText, isWhole, readEach } from '../../../device/guards';
import { withOneDefault } from '../entries/entries';

/** The account's addresses: the samples, until the visitor changes them on this device. */
export const addresses = /* #__PURE__ */ createDeviceStore<readonly Address[]>({
  key: 'shop-addresses',
  initial: sampleAddresses,
  parse: (stored) =>
    isRecord(stored) && Array.isArray(stored.addresses)
      ? withOneDefault(readEach(stored.addresses, readAddress))
      : undefined,
  serialize: (list) => ({ version: 1, addresses: list }),
});

function readAddress(stored: unknown): Address | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, street, city, postalCode, isDefault } = stored;
  const type = addressTypes.find((known) => known === stored.type);
  if (!type || !isWhole(id, 1) || !isText(street) || !isText(city) || !isText(postalCode)) return undefined;
  return { id, type, street, city, postalCode, isDefault: isDefault === true };
}
