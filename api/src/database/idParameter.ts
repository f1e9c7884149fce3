import type { Placeholder } from 'drizzle-orm';

export type IdParameter = number | Placeholder;
