import * as z from '@formline/shared/contracts/schema';
import { browserRecord } from '@formline/shared/session';
import { activeOverrides } from '../remotes/registry/override';

/** Query parameter by which an address asks for another build of a remote: `?mf-override=mf-clients@0.25.1`. */
export const OVERRIDE_PARAMETER = 'mf-override';
const MAX_OVERRIDES = 20;
const OVERRIDE_MAX_LENGTH = 500;

/** What addresses of this tab asked for and nobody has decided about yet, perhaps because nobody is signed in. */
export const overrideRecord = browserRecord(
  'overrideWishes',
  z.object({
    requests: z.array(z.string()),
    /** True: the page was loaded again with a policy that lets the origins of overrides in. */
    hasOriginsIn: z.boolean(),
  }),
  { tabs: 'this', until: 'removed' },
);

/** Takes overrides out of the address, before anything else reads it; whether they are granted is seen later. */
export function takeOverrides(): void {
  const url = new URL(location.href);
  const given = url.searchParams.getAll(OVERRIDE_PARAMETER);
  if (given.length === 0) return;
  url.searchParams.delete(OVERRIDE_PARAMETER);
  history.replaceState(history.state, '', url);
  const requests = given
    .flatMap((value) => value.split(','))
    .map((request) => request.trim().slice(0, OVERRIDE_MAX_LENGTH));
  const asked = requests.filter((request) => request !== '').slice(0, MAX_OVERRIDES);
  overrideRecord.write({ requests: asked, hasOriginsIn: false });
}

/** True when the page was loaded again so that what was asked for can be asked of another origin. */
export const hasOverrideWithOriginsIn = (): boolean => overrideRecord.read()?.hasOriginsIn === true;

/** True when something is overridden in this page, or was asked for and is not decided about. */
export const isOverrideInPlay = (): boolean => activeOverrides().length > 0 || overrideRecord.exists();
