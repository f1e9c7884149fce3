export const faultKinds = [
  'wrong comparison',
  'wrong limit',
  'missing policy',
  'forgotten tenant filter',
  'forgotten step',
  'swallowed error',
  'wrong text',
  'off-by-one day',
  'dropped await',
  'missing aria name',
  'removed retry',
  'broken migration',
  'forbidden import',
] as const;

export interface Fault {
  readonly id: string;
  readonly kind: (typeof faultKinds)[number];
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** `unit` and `api`: the tests in the import graph. Else only that stage can find the fault. */
  readonly provenBy: 'unit' | 'api' | 'types' | 'directions' | 'journey';
  /** Tests outside of the import graph, packages for `types`, or journeys. Missing ones are skipped. */
  readonly tests?: readonly string[];
}
