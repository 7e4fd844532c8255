import type { RegistryRemote } from '@tramuntana/contracts';

/** A remote of a page's registry, with the fields in `over`. */
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
