import { createHash } from 'node:crypto';
import { registryForPage } from './registryForPage';

/** A registry in each form it is sent in, made once: every page carries it, and every open tab asks for it. */
export interface ServedRegistry {
  readonly registryText: string;
  /** As a page carries it. */
  readonly pageRegistry: string;
  /** The same as long as its text is: who has it already need not be sent it again. */
  readonly registryTag: string;
}

/** What is served of a registry. */
export const servedRegistry = (registryText: string): ServedRegistry => ({
  registryText,
  pageRegistry: registryForPage(registryText),
  registryTag: `"${createHash('sha256').update(registryText).digest('base64url')}"`,
});
