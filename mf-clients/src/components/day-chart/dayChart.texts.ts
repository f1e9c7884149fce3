export const dayChartTexts = {
  date: 'Date',
  share: "Share of each line's highest value",
  percent: (share: number) => `${Math.round(share * 100)}%`,
};
