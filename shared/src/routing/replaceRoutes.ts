import type { createBrowserRouter, RouteObject } from 'react-router-dom';

/** Replaces the routes of a running router by its hot-reload hook, as no other API removes routes. */
export function replaceRoutes(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[]): void {
  router._internalSetRoutes(routes);
  void router.revalidate();
}
