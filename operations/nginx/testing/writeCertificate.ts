import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const HOSTS = ['tramuntana.example', 'releases.tramuntana.example', 'localhost'];
const NAMES = ['-subj', '/CN=tramuntana.example', '-addext', `subjectAltName=DNS:${HOSTS.join(',DNS:')}`];
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', 'privkey.pem'];

/** Writes a certificate of tramuntana.example and its release service for two days, fullchain.pem, and its privkey.pem into a folder. */
export async function writeCertificate(folder: string): Promise<void> {
  await promisify(execFile)('openssl', ['req', '-x509', '-days', '2', ...KEY, '-out', 'fullchain.pem', ...NAMES], {
    cwd: folder,
  });
}
