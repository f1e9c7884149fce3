import type { Clock } from '../clock';
import type { EmailOutbox } from './emailOutbox';

export interface EmailContext {
  readonly clock: Clock;
  readonly emailOutbox: EmailOutbox;
  readonly publicUrl: string;
}

export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}
