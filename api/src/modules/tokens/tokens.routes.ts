import { checkEmail, requestToken, revokeToken } from '@formline/shared/contracts/auth';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../plugins/HttpProblem';
import type { ModuleContext } from '../context';
import { type CredentialsReport, credentialsService } from './credentials.service';
import { emailKeyOf } from './lockout';
import { type Renewal, sessionsService } from './sessions.service';
import { signInService } from './signIn.service';
import { tokensTexts } from './tokens.texts';

/** Signing in, staying signed in, signing out. Client credentials sent along are ignored: a browser keeps no secret. */
export async function tokensRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const sessions = sessionsService(context);
  const signIns = signInService({ ...context, sessions, credentials: credentialsService(context) });
  await app.register(formbody);

  registerEndpoint(app, requestToken, {
    callsPerMinute: config.signInsPerMinute,
    handle: async ({ body, log, ip, browser }) => {
      if (body.grant_type === 'password') {
        const report: CredentialsReport = (event) => log.info({ event: 'sign-in', ip, ...event }, 'sign-in');
        return signIns.signIn(body, { browser, ip, report });
      }
      const renewal = await sessions.renew(body.refresh_token);
      if (renewal.outcome === 'replayed') {
        const { userId, sessionId } = renewal;
        log.warn(
          { event: 'token-replayed', ip, userId, sessionId },
          'a used refresh token came back: session ended',
        );
      }
      return answerOf(renewal);
    },
  });

  registerEndpoint(app, revokeToken, {
    callsPerMinute: config.signInsPerMinute,
    handle: async ({ body, log, ip }) => {
      const revoked = await sessions.end(body.refresh_token);
      log.info({ event: 'sign-out', ip, revoked }, 'sign-out');
      return { revoked };
    },
  });

  registerEndpoint(app, checkEmail, {
    callsPerMinute: config.signInsPerMinute,
    accountOf: ({ body }) => emailKeyOf(body.email),
    handle: async ({ body }) => signIns.checkEmail(body.email),
  });
}

function answerOf(renewal: Renewal) {
  if (renewal.outcome === 'renewed' || renewal.outcome === 'repeated') return renewal.answer;
  throw new HttpProblem(401, {
    message: tokensTexts.sessionEnded,
    code: errorCodes.unauthenticated,
    key: 'session_ended',
  });
}
