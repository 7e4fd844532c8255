import type { Channel } from './channel';

/** Whether a remote was taken off the site. It then answers no paths, and `live` is the last live version. */
export const isRetired = ({ history }: Pick<Channel, 'history'>): boolean => history.at(-1)?.retired === true;
