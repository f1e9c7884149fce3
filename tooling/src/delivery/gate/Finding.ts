export type GateCheck =
  | 'exposes'
  | 'shared'
  | 'doors'
  | 'types'
  | 'events'
  | 'resources'
  | 'api'
  | 'names'
  | 'css'
  | 'size'
  | 'smoke';

export interface Finding {
  readonly check: GateCheck;
  readonly level: 'error' | 'warning';
  /** What exactly would break, and what to do, in plain words. */
  readonly text: string;
  /** Pages, slots, builds and files that it would break, or that use what is missing. */
  readonly usedBy: readonly string[];
}
