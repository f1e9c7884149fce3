import { readAttention } from '@formline/shared/contracts/overview/attention';
import { readClientOverview } from '@formline/shared/contracts/overview/clientOverview';
import type { ClubScope } from '@formline/shared/contracts/people/clubScope';
import { queryOf } from '@formline/shared/query';

/** @param today in the trainer's zone, `YYYY-MM-DD` */
export const overviewQuery = (scope: ClubScope, today: string) =>
  queryOf(readClientOverview, { query: { ...scope, currentDate: today } });

export const attentionQuery = queryOf(readAttention, {});
