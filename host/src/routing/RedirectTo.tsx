import { Navigate, useLocation, useParams } from '@formline/shared/routing';

/**
 * Leads on to another address and takes the query string along. Parameters of the address one comes from, such as
 * `:client`, stand for the same in the one that is led to.
 */
export function RedirectTo({ path }: { readonly path: string }) {
  const { search } = useLocation();
  const parameters = useParams();
  const target = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  return <Navigate to={target + search} replace />;
}
