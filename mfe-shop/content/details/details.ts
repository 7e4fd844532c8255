import type { ProductDetails } from '../products/product';
import { batteryDetails } from './batteryDetails';
import { caseDetails } from './caseDetails';
import { garbiDetails } from './garbiDetails';
import { gregalDetails } from './gregalDetails';
import { horitzoDetails } from './horitzoDetails';
import { mestralDetails } from './mestralDetails';
import { orenetaDetails } from './orenetaDetails';
import { ponentDetails } from './ponentDetails';
import { remoteControlDetails } from './remoteControlDetails';
import { xalocDetails } from './xalocDetails';

const details: Readonly<Record<number, ProductDetails>> = {
  ...mestralDetails,
  ...garbiDetails,
  ...orenetaDetails,
  ...xalocDetails,
  ...ponentDetails,
  ...horitzoDetails,
  ...gregalDetails,
  ...batteryDetails,
  ...remoteControlDetails,
  ...caseDetails,
};

/** What only a product's own page shows; null where there is no such product. */
export const findDetails = (id: number): ProductDetails | null => details[id] ?? null;
