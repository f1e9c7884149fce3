export interface PublishedValue {
  readonly what: string;
  readonly printed: string;
  readonly computed: number;
  /** Largest deviation of a source from its own equation, where it rounds its inputs. */
  readonly within?: number;
}
