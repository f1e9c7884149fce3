import type { ComponentType } from 'react';

const RETRY_MS = 2_000;

/**
 * Loads what the sign-in page does without, and does not give up: a line that breaks just then must not leave somebody
 * without the idle timer.
 */
export async function loadSignedInParts(): Promise<{ default: ComponentType }> {
  try {
    return { default: (await import('./SignedInParts')).SignedInParts };
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return loadSignedInParts();
  }
}
