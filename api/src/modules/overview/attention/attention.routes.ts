import {
  endSnooze,
  readAttention,
  snoozeAttention,
  updateAttentionSettings,
} from '@formline/shared/contracts/overview/attention';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../context';
import { ownClientPolicy } from '../../people/clients/clientAccess';
import { trainersToday } from '../../people/clients/trainersToday';
import { presentSettings, presentSnooze } from './attention.presenter';
import { attentionService, settingsOf, snoozesOf } from './attention.service';

export async function attentionRoutes(
  app: FastifyInstance,
  { db, clock, registerEndpoint }: ModuleContext,
): Promise<void> {
  const policy = ownClientPolicy({ db, clock });

  registerEndpoint(app, readAttention, {
    handle: async ({ actor: { trainerId } }) => ({
      settings: presentSettings(await settingsOf(db, trainerId)),
      snoozes: (await snoozesOf(db, trainerId)).map(presentSnooze),
    }),
  });

  registerEndpoint(app, updateAttentionSettings, {
    handle: async ({ actor: { trainerId }, body, db: callDb }) =>
      presentSettings(
        await attentionService(callDb).update(trainerId, {
          missedSessions: body.missed_sessions,
          fallenPoints: body.fallen_points,
          measurementDays: body.measurement_days,
          invitationDays: body.invitation_days,
          landing: body.landing,
          version: body.version,
        }),
      ),
  });

  registerEndpoint(app, snoozeAttention, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, body, db: callDb }) => {
      const line = { trainerId, clientId, reason: body.reason };
      const today = trainersToday(body.currentDate, clock);
      return presentSnooze(await attentionService(callDb).snooze(line, body.until, today));
    },
  });

  registerEndpoint(app, endSnooze, {
    policy,
    handle: async ({ actor: { trainerId }, params: { id: clientId }, query: { reason }, db: callDb }) => {
      await attentionService(callDb).endSnooze({ trainerId, clientId, reason });
      return { client_id: clientId, reason };
    },
  });
}
