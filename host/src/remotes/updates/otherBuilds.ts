import type { RegistryEntry } from '@formline/shared/contracts/registry';
import { OTHER_BUILDS_COOKIE, OTHER_BUILDS_SEPARATOR } from '@formline/shared/domain/rollout';

export function tellOtherBuilds(chosen: readonly RegistryEntry[]): void {
  const names = chosen
    .filter(({ source }) => source === 'canary' || source === 'override')
    .map(({ name }) => name)
    .join(OTHER_BUILDS_SEPARATOR);
  const isCookieSet = document.cookie.split('; ').includes(`${OTHER_BUILDS_COOKIE}=${names}`);
  if (isCookieSet || (names === '' && !document.cookie.includes(OTHER_BUILDS_COOKIE))) return;
  const end = names === '' ? '; max-age=0' : '';
  document.cookie = `${OTHER_BUILDS_COOKIE}=${names}; path=/; SameSite=Lax${end}`;
}
