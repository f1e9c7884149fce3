import * as z from '@formline/shared/contracts/schema';

/** A typed address that the next page takes over: in the history's state, so that it never stands in an address. */
const carriedEmailSchema = z.object({ email: z.string() });
type CarriedEmail = z.infer<typeof carriedEmailSchema>;

export const carriedEmail = (typed: string): CarriedEmail => ({ email: typed.trim() });

/** The address an earlier page gave along, or null. */
export function readCarriedEmail(state: unknown): string | null {
  const parsed = z.safeParse(carriedEmailSchema, state);
  return parsed.success && parsed.data.email !== '' ? parsed.data.email : null;
}
