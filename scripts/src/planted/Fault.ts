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
  /** Text that stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /**
   * `unit` and `api`: the tests the import graph leads to. `types`, `directions`, `journey`: only that stage can see the
   * fault.
   */
  readonly provenBy: 'unit' | 'api' | 'types' | 'directions' | 'journey';
  /**
   * Test files, or folders of them, that no import leads to; the packages whose types are checked; the journeys. What
   * a tree does not have is left out.
   */
  readonly tests?: readonly string[];
}
