export const lineChartTexts = {
  showTable: (title: string) => `Show as table: ${title}`,
  showChart: (title: string) => `Show as chart: ${title}`,
  read: (title: string) => `Read values: ${title}`,
  none: 'n/a',
  reading: (position: string, values: readonly string[]) => `${position}: ${values.join(', ')}`,
  value: (label: string, value: string) => `${label} ${value}`,
};
