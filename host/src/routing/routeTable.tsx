import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import { type RouteObject, Navigate, useLocation, useParams } from '@formline/shared/routing';
import { RemoteModule } from '../remotes/RemoteModule';
import { AppFrame } from '../shell/AppFrame';
import { RootFrame, FrameWithoutNavigation } from '../shell/RootFrame';
import { StaffGate, StaffRoute } from '../staff-page/StaffRoute';
import { STAFF_PATH } from '../staff-page/staffPath';
import { UnknownPath } from './UnknownPath';
import { RouteGuard } from './RouteGuard';
import { RoutePage } from './RoutePage';

const remoteRoutes = (entries: readonly RegistryEntry[], isBare: boolean): RouteObject[] =>
  entries.flatMap((entry) =>
    entry.manifest.routes
      .filter((route) => Boolean(route.bare) === isBare)
      .map((route) => ({
        path: route.path,
        element: (
          <RouteGuard access={route.access}>
            <RoutePage title={route.title}>
              <RemoteModule remote={entry.name} expose={route.expose} outline={route.outline} />
            </RoutePage>
          </RouteGuard>
        ),
      })),
  );

const redirects = (entries: readonly RegistryEntry[]): RouteObject[] =>
  entries.flatMap(({ manifest }) =>
    manifest.redirects.map(({ from, to }) => ({ path: from, element: <RedirectTo path={to} /> })),
  );

export function routeTable(entries: readonly RegistryEntry[]): RouteObject[] {
  return [
    {
      element: <RootFrame />,
      children: [
        { element: <FrameWithoutNavigation />, children: remoteRoutes(entries, true) },
        {
          element: <AppFrame />,
          children: [...remoteRoutes(entries, false), ...redirects(entries)],
        },
        {
          path: STAFF_PATH,
          element: (
            <StaffGate>
              <AppFrame />
            </StaffGate>
          ),
          children: [{ index: true, element: <StaffRoute /> }],
        },
        { path: '*', element: <UnknownPath /> },
      ],
    },
  ];
}

/** Keeps the query string and fills parameters such as `:client` from the current path. */
function RedirectTo({ path }: { readonly path: string }) {
  const { search } = useLocation();
  const parameters = useParams();
  const target = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  return <Navigate to={target + search} replace />;
}
