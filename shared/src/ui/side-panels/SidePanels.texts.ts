export const sidePanelsTexts = {
  percent: (percent: number) => `${percent} percent`,
};
