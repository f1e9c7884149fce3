import { endpoint } from './endpoint';
import { text } from './primitives';
import { API_VERSION } from './product';
import * as z from '@formline/shared/contracts/schema';

/** Where in its life a remote failed. */
export const remoteFailurePhases = ['load', 'render'] as const;

/** One failure of a remote in somebody's browser. It carries no personal data and no address with a query. */
export const remoteFailureSchema = z.object({
  remote: text(60),
  build: text(80),
  /** The exposed module that was wanted, e.g. `./ClientListRoute`. */
  expose: text(80),
  phase: z.enum(remoteFailurePhases),
  /** What went wrong, in the developer's words. */
  message: text(500),
  hostBuild: text(80),
  /** Which try it was, counted from 1. */
  attempt: z.int().check(z.gte(1), z.lte(1000)),
});
export type RemoteFailure = z.infer<typeof remoteFailureSchema>;

export const reportRemoteFailure = endpoint({
  method: 'POST',
  path: `/${API_VERSION}/api/client-reports`,
  summary: 'Report that a remote failed in the browser',
  tag: 'Operations',
  access: 'public',
  body: remoteFailureSchema,
  result: z.object({ accepted: z.boolean() }),
});
