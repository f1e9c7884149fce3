import { chakra } from '@formline/shared/ui/core';
import type { UnitPreference } from '@formline/shared/contracts/people/users';
import { calculatorsTexts } from '../calculators.texts';
import { dayText } from '../figures';
import type { HistoryLine, SavedEntry } from './calculatorCalls';

const Table = chakra('table', { base: { w: 'full', borderCollapse: 'collapse', fontSize: 'md' } });
const Head = chakra('th', {
  base: {
    textAlign: 'start',
    py: '2',
    px: '3',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.subtle',
    borderBottom: 'thin',
    borderColor: 'border',
  },
});
const Cell = chakra('td', {
  base: { py: '2.5', px: '3', borderBottom: 'thin', borderColor: 'border', verticalAlign: 'baseline' },
});

interface HistoryTableProps<S extends SavedEntry> {
  readonly label: string;
  readonly entries: readonly S[];
  readonly units: UnitPreference;
  readonly lineOf: (saved: S, units: UnitPreference) => HistoryLine;
}

export function HistoryTable<S extends SavedEntry>({ label, entries, units, lineOf }: HistoryTableProps<S>) {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          <Head scope="col">{calculatorsTexts.date}</Head>
          <Head scope="col">{calculatorsTexts.result}</Head>
          <Head scope="col">{calculatorsTexts.from}</Head>
        </tr>
      </thead>
      <tbody>
        {entries.map((saved) => {
          const { headline, note, from } = lineOf(saved, units);
          return (
            <tr key={saved.id}>
              <Cell whiteSpace="nowrap" color="fg.muted">
                {dayText(saved.date)}
              </Cell>
              <Cell>
                <chakra.span fontWeight="semibold">{headline}</chakra.span>
                {note && (
                  <>
                    {' '}
                    <chakra.span ms="1" color="fg.muted">
                      {note}
                    </chakra.span>
                  </>
                )}
              </Cell>
              <Cell color="fg.muted">{from}</Cell>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
