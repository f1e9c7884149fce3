import {
  type ClientReport,
  type ClientReports,
  REPORTS_AT_ONCE,
} from '@formline/shared/contracts/clientReports';

/** A page that has told so much has told what there is to tell. */
const MOST_OF_A_PAGE = 100;
/** Failures come in groups: they travel together. */
const SOON_MS = 1_000;

interface SenderOptions {
  readonly hostBuild: string;
  /** Sends a body; what becomes of it is nobody's concern. */
  readonly post: (body: ClientReports) => void;
}

/** Collects the reports of one page, each of them once, and sends them together. */
export function reportSender({ hostBuild, post }: SenderOptions) {
  const reported = new Set<string>();
  const waiting: ClientReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) post({ hostBuild, reports: waiting.splice(0, REPORTS_AT_ONCE) });
  }

  return {
    /** Takes a report; it leaves within a second. */
    add(report: ClientReport): void {
      const name = JSON.stringify(report);
      if (reported.has(name) || reported.size >= MOST_OF_A_PAGE) return;
      reported.add(name);
      waiting.push(report);
      timer ??= setTimeout(flush, SOON_MS);
    },
    /** Sends what waits, because the page may be gone in a moment. */
    flush,
  };
}
