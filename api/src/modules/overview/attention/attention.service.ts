import { LONGEST_SNOOZE_DAYS } from '@formline/shared/contracts/overview/attention';
import { DEFAULT_ATTENTION } from '@formline/shared/domain/clients/attention';
import { addDays } from '@formline/shared/domain/dates/calendarDates';
import type { DatabaseHandle, Transaction } from '../../../database/database';
import { invalidInput, requireNewest } from '../../../plugins/HttpProblem';
import { userAccountsRepository } from '../../accounts/userAccounts/userAccounts.repository';
import { overviewTexts as texts } from '../overview.texts';
import {
  attentionRepository,
  type SettingsRow,
  type SnoozedLine,
  type SnoozeRow,
} from './attention.repository';

const defaults: Omit<SettingsRow, 'landing'> = {
  missedSessions: DEFAULT_ATTENTION.missed_sessions,
  fallenPoints: DEFAULT_ATTENTION.fallen_points,
  measurementDays: DEFAULT_ATTENTION.measurement_days,
  invitationDays: DEFAULT_ATTENTION.invitation_days,
  version: 1,
};

export async function settingsOf(db: DatabaseHandle, trainerId: number): Promise<SettingsRow> {
  const repository = attentionRepository(db);
  const saved = (await repository.findSettings(trainerId)) ?? defaults;
  return { ...saved, landing: await repository.findLanding(trainerId) };
}

export const snoozesOf = (db: DatabaseHandle, trainerId: number): Promise<SnoozeRow[]> =>
  attentionRepository(db).listSnoozes(trainerId);

export function attentionService(db: Transaction) {
  const repository = attentionRepository(db);
  return {
    async update(
      trainerId: number,
      { version, ...chosen }: Omit<SettingsRow, 'version'> & { readonly version: number | undefined },
    ): Promise<SettingsRow> {
      await userAccountsRepository(db).lock(trainerId);
      const before = await settingsOf(db, trainerId);
      requireNewest(version, before.version);
      const settings = { ...chosen, version: before.version + 1 };
      await repository.saveSettings(trainerId, settings);
      return settings;
    },

    /** A later snooze of the same line replaces the earlier one. */
    async snooze(line: SnoozedLine, until: string, today: string): Promise<SnoozeRow> {
      if (until <= today || until > addDays(today, LONGEST_SNOOZE_DAYS)) throw invalidInput(texts.snoozeDay);
      await repository.snooze(line, until);
      return { clientId: line.clientId, reason: line.reason, until };
    },

    async endSnooze(line: SnoozedLine): Promise<void> {
      await repository.endSnooze(line);
    },
  };
}
