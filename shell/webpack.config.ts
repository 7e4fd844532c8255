import { host } from '@tramuntana/remote/webpack/host';

export default host();
