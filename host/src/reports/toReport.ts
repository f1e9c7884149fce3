import {
  type ClientReport,
  LONGEST_BLOCKED_ADDRESS,
  LONGEST_REPORT_MESSAGE,
} from '@formline/shared/contracts/platform/clientReports';
import { HOST_NAME, UNKNOWN_NAME } from '@formline/shared/domain/delivery/codeOrigin';
import { scrubAddress } from '@formline/shared/domain/delivery/scrubAddress';
import { scrubText } from '@formline/shared/domain/delivery/scrubText';
import { attributeError, attributeFile, positionIn, type ThisPage } from './attribution';
import type { Noted, Violation } from './noteReport';

export interface ReportingPage extends ThisPage {
  readonly revision: number | null;
}

const WITHOUT_WORDS = 'Nothing was said';

function messageOf(error: unknown): string {
  const messageEnd =
    error instanceof Error
      ? error.name === 'Error'
        ? error.message
        : `${error.name}: ${error.message}`
      : typeof error === 'string'
        ? error
        : `A value that is no error (${typeof error})`;
  return scrubText(messageEnd, LONGEST_REPORT_MESSAGE) || WITHOUT_WORDS;
}

/** The policy also refuses what browser extensions insert. */
const isOfExtension = ({ sourceFile, blockedURI }: Violation) =>
  /^(?:\w+-)*extension\b/.test(sourceFile) || /^(?:\w+-)*extension\b/.test(blockedURI);

function violationReport(event: Violation, page: ReportingPage): ClientReport | null {
  if (isOfExtension(event)) return null;
  const { sourceFile, lineNumber, columnNumber, effectiveDirective, blockedURI } = event;
  const owner = attributeFile(sourceFile, `${lineNumber}:${columnNumber}`, page);
  // Host code renders what remotes ask for, so its files do not identify the cause.
  const isKnown = owner !== null && owner.remote !== HOST_NAME;
  const attributed = isKnown ? owner : { ...owner, remote: UNKNOWN_NAME, build: UNKNOWN_NAME };
  const blocked = scrubAddress(blockedURI || 'inline').slice(0, LONGEST_BLOCKED_ADDRESS);
  return {
    kind: 'csp',
    ...attributed,
    revision: page.revision,
    directive: effectiveDirective || 'unknown',
    blocked,
  };
}

/** Removes personal data. @returns null for code that is not ours */
export function toReport(noted: Noted, page: ReportingPage): ClientReport | null {
  const { revision } = page;
  switch (noted.kind) {
    case 'failure': {
      const { failure, error } = noted;
      const at = positionIn(error, failure.remote, page);
      return { kind: 'failure', ...failure, revision, message: messageOf(error), ...(at && { at }) };
    }
    case 'error': {
      const { how, error, file } = noted;
      const owner = attributeError(error, file, page);
      return owner && { kind: 'error', ...owner, revision, how, message: messageOf(error) };
    }
    case 'violation':
      return violationReport(noted.event, page);
  }
}
