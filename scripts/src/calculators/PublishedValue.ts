export interface PublishedValue {
  readonly what: string;
  readonly printed: string;
  readonly computed: number;
  /** Where a source rounds its own inputs, how far it lies from its own equation at most. */
  readonly within?: number;
}
