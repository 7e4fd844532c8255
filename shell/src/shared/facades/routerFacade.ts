// The router's names that the composition uses, and remotes may use: from `react-router` itself, so that webpack drops the
// rest. Half the bytes of the whole (docs/decisions/0002-shared-modules.md). Lint refuses any other name in browser code.
export {
  createBrowserRouter,
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
