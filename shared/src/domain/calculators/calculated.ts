/** What a calculator says to its inputs: a result, or the sentence why there is none. */
export type Calculated<Result> =
  | { readonly kind: 'result'; readonly result: Result }
  | { readonly kind: 'problem'; readonly problem: string };

/** A calculation that came out. */
export const resultOf = <Result>(result: Result): Calculated<Result> => ({ kind: 'result', result });

/** A calculation that cannot be made; the problem is a sentence people may be told. */
export const problemOf = (problem: string): Calculated<never> => ({ kind: 'problem', problem });
