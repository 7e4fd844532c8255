// The names of the router that shell and remotes may use. Lint refuses others in browser code. They come from `react-router`
// itself, so that webpack can remove the others: half the bytes (docs/decisions/0002-shared-modules.md).
export {
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  NavLink,
  Outlet,
  redirect,
  ScrollRestoration,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
