import type { SmokeFinding, SmokedPage, SmokeReport } from '@formline/e2e/smoke/SmokeReport';
import { escapeMarkup } from '@formline/shared/domain/text/escapeMarkup';

/** Characters that XML 1.0 forbids even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string) => escapeMarkup(text.replaceAll(FORBIDDEN, '�'));

const attributes = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

function testCase(remote: string, { path, screenshot }: SmokedPage, finding: SmokeFinding): string {
  const { ok, check, expected, seen } = finding;
  const head = `<testcase${attributes({ classname: `${remote} ${path}`, name: check })}`;
  if (ok) return `${head}/>`;
  const picture = screenshot === null ? '' : `\n[[ATTACHMENT|${screenshot}]]`;
  const message = `expected ${expected}, seen ${seen}`;
  return `${head}><failure${attributes({ message })}>${escaped(message + picture)}</failure></testcase>`;
}

function testSuite({ remote, build, url, pages, seconds }: SmokeReport): string {
  const cases = pages.flatMap((page) => page.findings.map((finding) => testCase(remote, page, finding)));
  const failures = pages.flatMap(({ findings }) => findings).filter(({ ok }) => !ok).length;
  const head = attributes({
    name: `${remote} ${build}`,
    hostname: new URL(url).host,
    tests: cases.length,
    failures,
    time: seconds,
  });
  return `<testsuite${head}>\n${cases.join('\n')}\n</testsuite>`;
}

export const junitXml = (reports: readonly SmokeReport[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${reports.map(testSuite).join('\n')}\n</testsuites>\n`;
