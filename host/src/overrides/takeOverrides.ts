import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { activeOverrides } from '../remotes/registry/override';

export const OVERRIDE_PARAMETER = 'mf-override';
const MAX_OVERRIDES = 20;
const OVERRIDE_MAX_LENGTH = 500;

/** Requests of this tab's URLs that are not decided yet, perhaps because nobody is signed in. */
export const overrideRecord = browserRecord('overrideWishes', z.object({ requests: z.array(z.string()) }), {
  tabs: 'this',
  until: 'removed',
});

/** Removes overrides from the URL before anything else reads it; they are granted later. */
export function takeOverrides(): void {
  const url = new URL(location.href);
  const values = url.searchParams.getAll(OVERRIDE_PARAMETER);
  if (values.length === 0) return;
  url.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', url);
  const requests = values
    .flatMap((value) => value.split(','))
    .map((request) => request.trim().slice(0, OVERRIDE_MAX_LENGTH));
  const accepted = requests.filter((request) => request !== '').slice(0, MAX_OVERRIDES);
  overrideRecord.write({ requests: accepted });
}

export const isOverrideInPlay = (): boolean => activeOverrides().length > 0 || overrideRecord.exists();
