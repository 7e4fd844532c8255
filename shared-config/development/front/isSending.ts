import type { IncomingMessage } from 'node:http';

const READS = ['GET', 'HEAD', 'OPTIONS'];
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;
/** The teams' own pages: their forms change this browser's pins, and reach no API. */
const TEAMS = '/equipos';

/** Whether a request asks the API to change something: a call of it, or a form that a page posts without scripts. */
export function isSending({ method = 'GET', url = '/', headers }: IncomingMessage): boolean {
  if (READS.includes(method)) return false;
  if (url.startsWith('/api/')) return true;
  return FORM.test(headers['content-type'] ?? '') && !url.startsWith(TEAMS);
}
