/** One text of the product's documents, and the test that sees it on screen. */
export interface SpecifiedText {
  /** Letter for letter as the documents give it; what changes stands in braces: `We found an account for: {email}`. */
  readonly text: string;
  /** Path of the test from the root of the repository. */
  readonly where: string;
}
