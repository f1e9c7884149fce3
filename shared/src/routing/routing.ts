/** Host and remotes share one router and its context through it. */
import { claimSingleton } from '../contracts/platform/singletonGuard';

claimSingleton('routing');

export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { documentTitle, usePageTitle } from './pageTitle';
export { replaceRoutes } from './replaceRoutes';
export { type LeaveGuard, type PageLocation, useLeaveGuard, isWorkUnsaved } from './useLeaveGuard';
export { useLinkClicks } from './useLinkClicks';
export { SEARCH_PARAMETER, useAddressedSearch, useSearchInAddress, useSearchText } from './useSearchText';
export type { RouteObject } from 'react-router-dom';
