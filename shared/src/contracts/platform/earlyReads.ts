export interface EarlyAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** A call that the document made before scripts ran. Its answer is for a call with the same token. */
export interface EarlyRead {
  readonly token: string;
  readonly answer: Promise<EarlyAnswer>;
  /** The answer once it is there, for the first rendering. */
  settled?: EarlyAnswer;
}

declare global {
  interface Window {
    /** By URL. The host's inline script asks, the API client takes. */
    formlineEarlyReads?: Map<string, EarlyRead>;
  }
}
