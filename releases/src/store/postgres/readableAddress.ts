/** The address of a database for messages: without its password and its parameters. */
export function readableAddress(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed) return 'the database of RELEASES_URL';
  const user = parsed.username && `${decodeURIComponent(parsed.username)}@`;
  return `${parsed.protocol}//${user}${parsed.host}${parsed.pathname}`;
}
