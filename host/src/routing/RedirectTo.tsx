import { Navigate, useLocation } from '@formline/shared/routing';

/** Leads on to another address and takes the query string along. */
export function RedirectTo({ path }: { readonly path: string }) {
  const { search } = useLocation();
  return <Navigate to={path + search} replace />;
}
