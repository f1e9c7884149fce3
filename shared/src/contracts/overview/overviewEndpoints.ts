import { endSnooze, readAttention, snoozeAttention, updateAttentionSettings } from './attention';
import { readClientOverview } from './clientOverview';

export const overviewEndpoints = {
  readClientOverview,
  readAttention,
  updateAttentionSettings,
  snoozeAttention,
  endSnooze,
} as const;
