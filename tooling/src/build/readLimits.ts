import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@formline/shared/contracts/schema';
import type { BuildLimits } from './buildContract';
import { packageDir } from './workspace';

const packageSchema = z.object({
  formline: z.optional(
    z.object({
      cssPrefixes: z.optional(z.array(z.string().check(z.minLength(3)))),
      budget: z.optional(z.record(z.string(), z.number())),
    }),
  ),
});

/** `formline` of package.json; the remote's own name is always a prefix. @throws Error when malformed */
export function readLimits(remote: string): BuildLimits {
  const text = readFileSync(path.join(packageDir(remote), 'package.json'), 'utf8');
  const settled = z.safeParse(packageSchema, JSON.parse(text)).data;
  if (!settled)
    throw new Error(`formline.cssPrefixes or formline.budget of ${remote}/package.json is not valid.`);
  const { cssPrefixes = [], budget = {} } = settled.formline ?? {};
  return { cssPrefixes: [remote, ...cssPrefixes], budget };
}
