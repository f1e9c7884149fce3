import * as z from '@formline/shared/contracts/schema';

const connectionSchema = z.object({ saveData: z.boolean(), effectiveType: z.string() });

/** False on slow connections and with data saving; true where the browser does not say. */
export function mayLoadAhead(connection: unknown = Reflect.get(navigator, 'connection')): boolean {
  const known = z.safeParse(connectionSchema, connection).data;
  return !known || (!known.saveData && !known.effectiveType.endsWith('2g'));
}
