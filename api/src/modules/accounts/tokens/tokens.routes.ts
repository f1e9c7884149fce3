import {
  checkEmail,
  MOBILE_CLIENT_ID,
  requestToken,
  revokeToken,
} from '@formline/shared/contracts/accounts/auth';
import { errorCodes } from '@formline/shared/contracts/errorCodes';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../../../plugins/HttpProblem';
import type { ModuleContext } from '../../context';
import { type CredentialsReport, credentialsService } from '../credentials/credentials.service';
import { emailKeyOf } from '../credentials/lockout';
import type { SignInApp } from './refusal';
import { type Renewal, sessionsService } from './sessions.service';
import { signInService } from './signIn.service';
import { tokensTexts } from './tokens.texts';

/** Only the client name counts, because neither a browser nor a mobile app can keep a client secret. */
export async function tokensRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const sessions = sessionsService(context);
  const signIns = signInService({ ...context, sessions, credentials: credentialsService(context) });
  await app.register(formbody);

  registerEndpoint(app, requestToken, {
    callsPerMinute: config.signInsPerMinute,
    handle: async ({ body, log, ip, browser }) => {
      const report: CredentialsReport = (event) => log.info({ event: 'sign-in', ip, ...event }, 'sign-in');
      if (body.grant_type !== 'refresh_token') {
        const call = { app: appOf(body.client_id, browser.authorization), browser, ip, report };
        return body.grant_type === 'password'
          ? signIns.signIn(body, call)
          : signIns.signInWithCode(body, call);
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

/** OAuth 2.0 (RFC 6749, 2.3.1) allows the name in the body or in Basic credentials. */
function appOf(clientId: string | undefined, authorization = ''): SignInApp {
  const [, credentials = ''] = /^Basic ([\w+/]{1,400}=*)$/i.exec(authorization) ?? [];
  const name = clientId ?? Buffer.from(credentials, 'base64').toString().split(':')[0];
  return name === MOBILE_CLIENT_ID ? 'mobile' : 'dashboard';
}

function answerOf(renewal: Renewal) {
  if (renewal.outcome === 'renewed' || renewal.outcome === 'repeated') return renewal.answer;
  throw new HttpProblem(401, {
    message: tokensTexts.sessionEnded,
    code: errorCodes.unauthenticated,
    key: 'session_ended',
  });
}
