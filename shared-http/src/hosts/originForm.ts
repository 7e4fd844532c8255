/** `http://host/path`, the form that clients send to a proxy (RFC 9112, section 3.2.2). */
const ABSOLUTE = /^(https?):\/\/([^/?#\\]+)(.*)$/is;

/** The parts of a request's target in absolute form; undefined for other targets. */
export function absoluteForm(target: string): { scheme: string; authority: string; rest: string } | undefined {
  const [, scheme, authority, rest] = ABSOLUTE.exec(target) ?? [];
  return scheme && authority && rest !== undefined ? { scheme, authority, rest } : undefined;
}

/** Turns the absolute form of a request's target into `/path`. Other targets stay as they are. */
export function originForm(target: string): string {
  const { rest } = absoluteForm(target) ?? {};
  if (rest === undefined) return target;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
