import type { FullResult, Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

const PARTS = ['fixtures', 'HTTP calls', 'loading pages', 'acting', 'expecting', 'the test itself'] as const;
type Part = (typeof PARTS)[number];

const LOADING = /^(?:Navigate|Reload|Go back|Go forward)/i;
const CALLING = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)\b/;

function partOf({ category, title }: TestStep): Part {
  if (category === 'hook' || category === 'fixture') return 'fixtures';
  if (category === 'expect') return 'expecting';
  if (category !== 'pw:api') return 'the test itself';
  if (CALLING.test(title)) return 'HTTP calls';
  return LOADING.test(title) ? 'loading pages' : 'acting';
}

/** Nested steps count with their parent, except in hooks. Parallel steps count each, so the rest may be negative. */
export default class TimeParts implements Reporter {
  private readonly spentMs = new Map<Part, number>();
  private tests = 0;

  onTestEnd(_test: TestCase, { duration, steps }: TestResult): void {
    this.tests += 1;
    const before = this.total();
    for (const step of steps) this.add(step);
    this.count('the test itself', duration - (this.total() - before));
  }

  onEnd(_result: FullResult): void {
    const rows = PARTS.map((part) => {
      const seconds = (this.spentMs.get(part) ?? 0) / 1000;
      return `${part.padEnd(18)}${seconds.toFixed(1).padStart(9)} s ${(seconds / Math.max(1, this.tests)).toFixed(2).padStart(7)} s a test`;
    });
    process.stdout.write(`\n${rows.join('\n')}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }

  private add(step: TestStep): void {
    const part = partOf(step);
    if (part === 'fixtures' || part === 'the test itself') {
      const inside = step.steps.reduce((sum, { duration }) => sum + duration, 0);
      for (const inner of step.steps) this.add(inner);
      this.count(part, Math.max(0, step.duration - inside));
    } else {
      this.count(part, step.duration);
    }
  }

  private count(part: Part, ms: number): void {
    this.spentMs.set(part, (this.spentMs.get(part) ?? 0) + ms);
  }

  private total(): number {
    return [...this.spentMs.values()].reduce((sum, ms) => sum + ms, 0);
  }
}
