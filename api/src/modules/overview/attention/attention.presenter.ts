import type { AttentionSettings, Snooze } from '@formline/shared/contracts/overview/attention';
import type { SettingsRow, SnoozeRow } from './attention.repository';

export const presentSettings = (row: SettingsRow): AttentionSettings => ({
  missed_sessions: row.missedSessions,
  fallen_points: row.fallenPoints,
  measurement_days: row.measurementDays,
  invitation_days: row.invitationDays,
  landing: row.landing,
  version: row.version,
});

export const presentSnooze = (row: SnoozeRow): Snooze => ({
  client_id: row.clientId,
  reason: row.reason,
  until: row.until,
});
