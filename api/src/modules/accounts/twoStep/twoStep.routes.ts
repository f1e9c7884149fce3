import {
  beginTwoStep,
  confirmTwoStep,
  readTwoStep,
  turnOffTwoStep,
} from '@formline/shared/contracts/accounts/twoStep';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { credentialsService } from '../credentials/credentials.service';
import { passwordCheck } from './passwordCheck';
import { alreadyOff, alreadyOn, twoStepService } from './twoStep.service';

export async function twoStepRoutes(app: FastifyInstance, context: ModuleContext): Promise<void> {
  const { registerEndpoint, config } = context;
  const requirePassword = passwordCheck({ db: context.db, credentials: credentialsService(context) });
  const callsPerMinute = config.signInsPerMinute;

  registerEndpoint(app, readTwoStep, {
    handle: async ({ actor, db }) => twoStepService({ ...context, db }).read(actor.userId),
  });

  registerEndpoint(app, beginTwoStep, {
    callsPerMinute,
    isAnswerSecret: true,
    policy: async (call) => {
      if (await twoStepService(context).isOn(call.actor.userId)) throw alreadyOn();
      await requirePassword(call);
    },
    handle: async ({ actor, db }) => twoStepService({ ...context, db }).begin(actor.userId),
  });

  registerEndpoint(app, confirmTwoStep, {
    callsPerMinute,
    isAnswerSecret: true,
    handle: async ({ actor: { userId }, body, db, log, ip }) => {
      const answer = await twoStepService({ ...context, db }).confirm(userId, body.code);
      log.info({ event: 'two-step-on', ip, userId }, 'two-step sign-in turned on');
      return answer;
    },
  });

  registerEndpoint(app, turnOffTwoStep, {
    callsPerMinute,
    policy: async (call) => {
      if (!(await twoStepService(context).isOn(call.actor.userId))) throw alreadyOff();
      await requirePassword(call);
    },
    handle: async ({ actor: { userId }, db, log, ip }) => {
      const answer = await twoStepService({ ...context, db }).turnOff(userId);
      log.info({ event: 'two-step-off', ip, userId }, 'two-step sign-in turned off');
      return answer;
    },
  });
}
