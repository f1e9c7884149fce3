import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { notes } from '../fixtures/fault-matrix/faultNotes';

interface Tally {
  cases: number;
  survived: number;
  foreignRuns: number;
  wrongAttributions: number;
}

const count = (): Tally => ({ cases: 0, survived: 0, foreignRuns: 0, wrongAttributions: 0 });

export default class FaultTable implements Reporter {
  private readonly tallies = new Map<string, Tally>();
  private readonly startedAt = Date.now();

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    if (status === 'skipped') return;
    const annotation = (type: string) =>
      annotations.filter((note) => note.type === type).map(({ description }) => description);
    const [group = test.title] = annotation(notes.group);
    const tally = this.tallies.get(group) ?? count();
    this.tallies.set(group, tally);
    tally.cases += 1;
    if (status === 'passed' && annotation(notes.survived).length > 0) tally.survived += 1;
    tally.foreignRuns += Number(annotation(notes.foreign)[0] ?? 0);
    const attribution = annotation(notes.attribution);
    if (attribution.length > 0 && !attribution.includes('right')) tally.wrongAttributions += 1;
  }

  onEnd(): void {
    const rows = [...this.tallies].map(([fault, tally]) => ({ fault, ...tally }));
    const all = count();
    for (const { fault: _fault, ...tally } of rows) {
      all.cases += tally.cases;
      all.survived += tally.survived;
      all.foreignRuns += tally.foreignRuns;
      all.wrongAttributions += tally.wrongAttributions;
    }
    console.table([...rows, { fault: 'all', ...all }]);
    console.log(
      `${all.cases} cases in ${Math.round((Date.now() - this.startedAt) / 1000)} s: survived ${all.survived}, ` +
        `foreign code run ${all.foreignRuns}, wrong attributions ${all.wrongAttributions}`,
    );
  }
}
