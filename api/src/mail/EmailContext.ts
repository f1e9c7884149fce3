import type { Clock } from '../clock';
import type { PostOffice } from './postOffice';

/** What it takes to email somebody a link. */
export interface EmailContext {
  readonly clock: Clock;
  readonly postOffice: PostOffice;
  /** Address of the pages, for the links. */
  readonly publicUrl: string;
}

/** Who is written to. */
export interface Addressee {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}
