import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import { packageDir } from '../../build/workspace';
import { DeliveryError } from '../DeliveryError';

const settingsSchema = z.object({
  formline: z.optional(
    z.object({
      /** Beginnings of class, property and animation names that are the remote's own, beside its name. */
      cssPrefixes: z.optional(z.array(z.string().check(z.minLength(3)))),
      /** Most kB (of 1000 bytes, as brotli) that `entry` and each exposed module's first files may weigh. */
      budget: z.optional(z.record(z.string(), z.number())),
    }),
  ),
});

/** What a remote's team has settled about its builds. */
export interface RemoteSettings {
  readonly cssPrefixes: readonly string[];
  readonly budget: Readonly<Record<string, number>>;
}

/**
 * Reads `formline` of a remote's package.json. What begins with the remote's name is always its own.
 * @throws DeliveryError when it is there and cannot be understood
 */
export function readRemoteSettings(remote: string): RemoteSettings {
  const file = path.join(packageDir(remote), 'package.json');
  if (!existsSync(file)) return { cssPrefixes: [remote], budget: {} };
  const settings = z.safeParse(settingsSchema, JSON.parse(readFileSync(file, 'utf8'))).data;
  if (!settings)
    throw new DeliveryError(
      `formline.cssPrefixes or formline.budget of ${remote}/package.json is not valid.`,
    );
  const { cssPrefixes = [], budget = {} } = settings.formline ?? {};
  return { cssPrefixes: [remote, ...cssPrefixes], budget };
}
