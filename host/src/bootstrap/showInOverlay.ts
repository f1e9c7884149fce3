import { ORIGINAL_STACK_URL } from '@formline/shared/contracts/platform/development';

/** A page that connects to the development server closes its overlay once. */
const CONNECTED_MS = 1_000;

/** Development: shows what a boundary has caught, with files and lines of the sources where the gateway knows them. */
export async function showInOverlay(error: unknown): Promise<void> {
  const connected = new Promise((resolve) => setTimeout(resolve, CONNECTED_MS));
  if (error instanceof Error && error.stack !== undefined) error.stack = await originalOf(error.stack);
  await connected;
  reportError(error);
}

async function originalOf(stack: string): Promise<string> {
  try {
    const answer = await fetch(ORIGINAL_STACK_URL, { method: 'POST', body: stack });
    return answer.ok ? await answer.text() : stack;
  } catch {
    return stack;
  }
}
