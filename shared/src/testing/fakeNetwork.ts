export interface WireRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export type WireAnswer =
  | { readonly status: number; readonly body: unknown; readonly headers?: Readonly<Record<string, string>> }
  | 'no-connection'
  | 'silence';

type WireHandler = (request: WireRequest) => WireAnswer;

const parsedBody = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

const headerLines = (headers: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ 'content-type': 'application/json', ...headers })
    .map((header) => header.join(': '))
    .join('\r\n');

/** Answers every `XMLHttpRequest` of the page with `handle`, as JSON. A form is half sent until its answer is there. */
export function installFakeNetwork(handle: WireHandler): void {
  class FakeXmlHttpRequest {
    status = 0;
    statusText = '';
    responseText = '';
    timeout = 0;
    withCredentials = false;
    onloadend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    readonly upload = new EventTarget();
    #method = '';
    #url = new URL(location.href);
    #isAborted = false;
    readonly #headers: Record<string, string> = {};
    #answerHeaders = '';

    open(method: string, url: string) {
      this.#method = method;
      this.#url = new URL(url, location.href);
    }

    setRequestHeader(name: string, value: string) {
      this.#headers[name.toLowerCase()] = value;
    }

    getAllResponseHeaders() {
      return this.#answerHeaders;
    }

    abort() {
      this.#isAborted = true;
    }

    send(body: unknown) {
      if (body instanceof FormData) this.#tellSent(1);
      const wire = { method: this.#method, url: this.#url, headers: this.#headers };
      const answer = handle({ ...wire, body: parsedBody(body) });
      queueMicrotask(() => this.#receive(answer, body instanceof FormData));
    }

    #tellSent(loaded: 1 | 2) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 2 }));
    }

    #receive(answer: WireAnswer, isForm: boolean) {
      if (answer === 'silence' || this.#isAborted) return;
      if (answer === 'no-connection') {
        this.onerror?.();
        return;
      }
      if (isForm) this.#tellSent(2);
      this.status = answer.status;
      this.#answerHeaders = headerLines(answer.headers);
      this.responseText = JSON.stringify(answer.body);
      this.onloadend?.();
    }
  }
  Reflect.set(globalThis, 'XMLHttpRequest', FakeXmlHttpRequest);
}
