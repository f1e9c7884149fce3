export interface SpecifiedText {
  /** Letter for letter as the documents give it; what changes stands in braces: `We found an account for: {email}`. */
  readonly text: string;
  readonly where: string;
}
