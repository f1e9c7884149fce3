import type { Clock } from '../clock';
import type { EmailOutbox } from './emailOutbox';

/** What it takes to email somebody a link. */
export interface EmailContext {
  readonly clock: Clock;
  readonly emailOutbox: EmailOutbox;
  /** Address of the pages, for the links. */
  readonly publicUrl: string;
}

/** Who is written to. */
export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}
