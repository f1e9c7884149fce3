/** A value a source prints, and what our functions make of the same inputs. */
export interface PublishedValue {
  /** Whose value of what: `Epley, 100 kg, 5 repetitions`. */
  readonly what: string;
  /** As it is printed: its digits say how exactly it is to be met. */
  readonly printed: string;
  readonly computed: number;
  /** Where a source rounds its own inputs, how far it lies from its own equation at most. */
  readonly within?: number;
}
