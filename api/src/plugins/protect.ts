import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { type CountCall, limitAddresses } from './rateLimit';

const ONE_YEAR_SECONDS = 31_536_000;

export async function protect(app: FastifyInstance, countCall: CountCall): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: { maxAge: ONE_YEAR_SECONDS },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await limitAddresses(app, countCall);
}
