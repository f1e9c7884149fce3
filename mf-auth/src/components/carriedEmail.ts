import * as z from '@formline/shared/contracts/schema';

/** The address travels in the history state, so that it never appears in a URL. */
const carriedEmailSchema = z.object({ email: z.string() });
type CarriedEmail = z.infer<typeof carriedEmailSchema>;

export const carriedEmail = (typed: string): CarriedEmail => ({ email: typed.trim() });

export function readCarriedEmail(state: unknown): string | null {
  const parsed = z.safeParse(carriedEmailSchema, state);
  return parsed.success && parsed.data.email !== '' ? parsed.data.email : null;
}
