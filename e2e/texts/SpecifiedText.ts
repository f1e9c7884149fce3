export interface SpecifiedText {
  /** Literal; variable parts stand in braces: `We found an account for: {email}`. */
  readonly text: string;
  readonly where: string;
}
