/** What a view is told that mends an account before it can sign in. */
export interface AccountViewProps {
  readonly email: string;
  /** Opens the session once the account is in order. @throws ApiError with the server's reason */
  readonly signIn: (password: string) => Promise<void>;
  /** Back to the form, for another email address. */
  readonly onBack: () => void;
}

/** The password of a legacy account was right, but has to be replaced. */
export interface MigrationViewProps extends AccountViewProps {
  readonly presentPassword: string;
  /** The server's proof that it was right: good once, and not for long. */
  readonly proof: string;
}

/** The password was right, and the account asks for a code. */
export interface TwoStepViewProps {
  readonly email: string;
  /** Opens the session. @throws ApiError with the server's reason */
  readonly signIn: (code: string) => Promise<void>;
  /** Back to the form, to begin with the password again. */
  readonly onBack: () => void;
}
