import type { RegistryRemote } from 'shared-contracts';

/** A remote as a page knows it; `over` says what a test is about. */
export const aRemote = (over: Partial<RegistryRemote> = {}): RegistryRemote => {
  const { name = 'mfe-blog', version = '1.0.0' } = over;
  return {
    name,
    version,
    mounts: [`/${name.replace('mfe-', '')}`],
    base: `/releases/${name}/${version}/`,
    entry: 'remoteEntry.js',
    container: `${name}_${version}`.replaceAll(/\W/g, '_'),
    status: 'available',
    ...over,
  };
};
