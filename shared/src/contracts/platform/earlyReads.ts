/** A call that the document made before scripts ran. Its answer is for a call with the same token. */
export interface EarlyRead {
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    /** By URL. The host's inline script asks, the API client takes. */
    formlineEarlyReads?: Map<string, EarlyRead>;
  }
}
