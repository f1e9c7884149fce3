import { createHash } from 'node:crypto';
import { registryForPage } from './registryForPage';

export interface ServedRegistry {
  readonly registryText: string;
  readonly pageRegistry: string;
  /** The same as long as its text is: who has it already need not be sent it again. */
  readonly registryTag: string;
}

export const servedRegistry = (registryText: string): ServedRegistry => ({
  registryText,
  pageRegistry: registryForPage(registryText),
  registryTag: `"${createHash('sha256').update(registryText).digest('base64url')}"`,
});
