export type GateCheck =
  | 'exposes'
  | 'slots'
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
  readonly text: string;
  readonly usedBy: readonly string[];
}
