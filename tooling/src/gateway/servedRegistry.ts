import { createHash } from 'node:crypto';
import { registryForPage } from './registryForPage';

export interface ServedRegistry {
  readonly registryText: string;
  readonly pageRegistry: string;
  /** Changes with the text, so that unchanged registries are not sent again. */
  readonly registryTag: string;
}

export const servedRegistry = (registryText: string): ServedRegistry => ({
  registryText,
  pageRegistry: registryForPage(registryText),
  registryTag: `"${createHash('sha256').update(registryText).digest('base64url')}"`,
});
