import type { Channel } from './channel';

/** Whether a remote was taken off the site: its paths are nobody's, and `live` is the version that was live last. */
export const isRetired = ({ history }: Pick<Channel, 'history'>): boolean => history.at(-1)?.action === 'retire';
