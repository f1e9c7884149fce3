export interface AccountViewProps {
  readonly email: string;
  /** @throws ApiError with the server's reason */
  readonly signIn: (password: string) => Promise<void>;
  readonly onBack: () => void;
}

export interface MigrationViewProps extends AccountViewProps {
  readonly presentPassword: string;
  /** Proves the present password; good once, for ten minutes. */
  readonly proof: string;
}

export interface TwoStepViewProps {
  readonly email: string;
  readonly signIn: (code: string) => Promise<void>;
  readonly onBack: () => void;
}
