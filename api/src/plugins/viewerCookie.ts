import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock';
import type { DatabaseHandle } from '../database/database';
import { viewersService } from '../modules/library/media/viewers.service';

export function keepViewerCookie(
  app: FastifyInstance,
  options: { readonly db: DatabaseHandle; readonly clock: Clock; readonly isSecure: boolean },
): void {
  const viewers = viewersService(options);
  app.addHook('onSend', async ({ actor, url, headers }, reply) => {
    if (!actor || reply.statusCode >= 400) return;
    const cookie = await viewers.cookieFor(actor.sessionId, { url, cookies: headers.cookie });
    if (cookie !== null) reply.header('set-cookie', cookie);
  });
}
