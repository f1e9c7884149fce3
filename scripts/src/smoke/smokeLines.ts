import type { SmokedPage, SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import { smokeCommandTexts as texts } from './smokeCommand.texts';

const linesOfPage = ({ address, access, seconds, findings, screenshot }: SmokedPage): string[] => [
  texts.page(address, access, seconds),
  ...findings.map(({ ok, check, expected, seen }) =>
    ok ? texts.passed(check, seen) : texts.failed(check, expected, seen),
  ),
  ...(screenshot === null ? [] : [texts.screenshot(screenshot)]),
];

export const smokeLines = (report: SmokeReport): string[] => [
  texts.subject(report),
  ...report.pages.flatMap(linesOfPage),
];
