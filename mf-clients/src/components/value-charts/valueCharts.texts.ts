export const valueChartsTexts = {
  view: 'Charts show',
  views: { values: 'Values', shares: 'Compared' },
  range: 'Period',
  ranges: { month: 'Month', quarter: '3 months', year: 'Year', all: 'All' },
  date: 'Date',
  nothing: 'No values in this period',
  noChange: 'No change in this period',
  change: (direction: 'less' | 'more', amount: string) =>
    `${direction === 'less' ? '−' : '+'}${amount} over this period`,
};
