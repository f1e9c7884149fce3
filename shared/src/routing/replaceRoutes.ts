import type { createBrowserRouter, RouteObject } from 'react-router-dom';

/**
 * Gives a running router other routes. The page stays where it is, without a question to anybody, and is drawn by
 * whatever serves its address now. The router offers this for replacing modules in development; nothing else it offers
 * takes a route away again.
 */
export function replaceRoutes(router: ReturnType<typeof createBrowserRouter>, routes: RouteObject[]): void {
  router._internalSetRoutes(routes);
  void router.revalidate();
}
