import * as z from '@formline/shared/contracts/schema';

const connectionSchema = z.object({ saveData: z.boolean(), effectiveType: z.string() });

/** Whether the person's line may carry what they have not asked for yet; a browser that does not know it lets it. */
export function mayLoadAhead(connection: unknown = Reflect.get(navigator, 'connection')): boolean {
  const known = z.safeParse(connectionSchema, connection).data;
  return !known || (!known.saveData && !known.effectiveType.endsWith('2g'));
}
