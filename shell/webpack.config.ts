import { host } from 'shared-config/webpack/host';

export default host();
