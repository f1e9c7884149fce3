export const dayChartTexts = {
  date: 'Date',
  share: 'Share of the highest value',
  percent: (share: number) => `${Math.round(share * 100)}%`,
};
