export type Named<T> = { readonly [K in keyof T]?: T[K] | undefined };

export function withoutMissing<T extends object>(changes: T): { [K in keyof T]?: Exclude<T[K], undefined> };
export function withoutMissing(changes: object): object {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
