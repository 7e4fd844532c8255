import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPrograms, installFromDebian } from 'shared-postgres/testing';
import { faketime } from './faults/clock';

/** Programs of the system by name, and their Debian packages. */
const PACKAGES = { nginx: 'nginx', openssl: 'openssl', ip: 'iproute2', setpriv: 'util-linux' };

/** Installs the programs that the faults need, if this process may do so. Otherwise the measurement names what is missing. */
export function installPrograms(): void {
  // Servers are in /usr/sbin, which only root has in its PATH.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  const isMissing = (name: string) => !folders.some((folder) => existsSync(path.join(folder, name)));
  const missing = Object.entries(PACKAGES).flatMap(([name, debian]) => (isMissing(name) ? [debian] : []));
  if (!findPrograms({ env: process.env })) missing.push('postgresql');
  if (!faketime()) missing.push('faketime');
  if (missing.length > 0) installFromDebian(missing);
}
