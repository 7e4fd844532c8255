import { type LinkProps, Link as RouterLink } from 'react-router';

/** An address that is what it says: there is nothing in it for the router to resolve. */
const PLAIN = /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[^#]+)?(?:#.+)?$/;

/**
 * The router's Link in the server, where nobody clicks: the same markup without its twenty hooks, a twentieth of what a
 * page with fifty links costs. What has to be resolved is the router's.
 */
export function Link(props: LinkProps) {
  const { to } = props;
  if (typeof to !== 'string' || !PLAIN.test(to)) return <RouterLink {...props} />;
  const { discover = 'render', prefetch, relative, reloadDocument, replace, mask, state, ...shown } = props;
  const { to: _, preventScrollReset, viewTransition, defaultShouldRevalidate, target, ...attributes } = shown;
  return <a {...attributes} href={to} target={target} data-discover={discover === 'render' ? 'true' : undefined} />;
}
