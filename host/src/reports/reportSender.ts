import {
  type ClientReport,
  type ClientReports,
  REPORTS_AT_ONCE,
} from '@formline/shared/contracts/platform/clientReports';

/** More reports of one page tell nothing new. */
const MOST_OF_A_PAGE = 100;
const SOON_MS = 1_000;

interface SenderOptions {
  readonly hostBuild: string;
  readonly post: (body: ClientReports) => void;
}

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
    add(report: ClientReport): void {
      const name = JSON.stringify(report);
      if (reported.has(name) || reported.size >= MOST_OF_A_PAGE) return;
      reported.add(name);
      waiting.push(report);
      timer ??= setTimeout(flush, SOON_MS);
    },
    flush,
  };
}
