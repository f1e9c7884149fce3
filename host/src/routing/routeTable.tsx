import type { RegistryEntry } from '@formline/shared/contracts/platform/registry';
import type { RemoteRoute } from '@formline/shared/contracts/platform/remoteManifest';
import { type RouteObject, Navigate, useLocation, useParams } from '@formline/shared/routing';
import { KitFrame } from '../kit/KitFrame';
import { AppFrame, StaffRoute } from '../kit/lazyKit';
import { RemoteModule } from '../remotes/RemoteModule';
import { RootFrame, FrameWithoutNavigation } from '../shell/RootFrame';
import { STAFF_PATH } from '../staff-page/staffPath';
import { StaffGate, UnknownPath } from './UnknownPath';
import { RouteGuard, SignedInGate } from './RouteGuard';
import { RoutePage } from './RoutePage';

const remoteRoutes = (
  entries: readonly RegistryEntry[],
  isShown: (route: RemoteRoute) => boolean | undefined,
): RouteObject[] =>
  entries.flatMap((entry) =>
    entry.manifest.routes
      .filter((route) => Boolean(isShown(route)))
      .map((route) => ({
        path: route.path,
        element: (
          <RouteGuard access={route.access}>
            <RoutePage title={route.title}>
              <RemoteModule
                remote={entry.name}
                expose={route.expose}
                outline={route.outline}
                isPainted={route.firstPaint}
              />
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
        {
          element: <FrameWithoutNavigation />,
          children: remoteRoutes(entries, ({ bare, basicsOnly }) => bare && basicsOnly),
        },
        {
          element: <KitFrame />,
          children: [
            {
              element: <FrameWithoutNavigation />,
              children: remoteRoutes(entries, ({ bare, basicsOnly }) => bare && !basicsOnly),
            },
          ],
        },
        ...framedRoutes(entries),
        ...redirects(entries),
        { path: '*', element: <UnknownPath /> },
      ],
    },
  ];
}

/** Whoever may not see them is sent away before the kit has loaded. */
const framedRoutes = (entries: readonly RegistryEntry[]): RouteObject[] => [
  {
    element: (
      <SignedInGate>
        <KitFrame />
      </SignedInGate>
    ),
    children: [{ element: <AppFrame />, children: remoteRoutes(entries, ({ bare }) => !bare) }],
  },
  {
    path: STAFF_PATH,
    element: (
      <StaffGate>
        <KitFrame />
      </StaffGate>
    ),
    children: [{ element: <AppFrame />, children: [{ index: true, element: <StaffRoute /> }] }],
  },
];

/** Keeps the query string and fills parameters such as `:client` from the current path. */
function RedirectTo({ path }: { readonly path: string }) {
  const { search } = useLocation();
  const parameters = useParams();
  const target = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  return <Navigate to={target + search} replace />;
}
