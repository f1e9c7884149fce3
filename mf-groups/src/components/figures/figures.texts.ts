import { countText } from '@formline/shared/domain/text/countText';
import type { MemberFigures } from '@formline/shared/domain/clients/groupFigures';

export const figuresTexts = {
  groupAdherence: 'Adherence of the group',
  adherence: (days: number) => `Adherence of the last ${days} days`,
  days: (count: number) => `${count} days`,
  loading: 'Loading figures',
  none: 'None',
  behind: (count: number) => `${countText(count)} behind`,
};

/** Short enough for a badge; the reason in full is its title. */
export function behindText(behind: NonNullable<MemberFigures['behind']>) {
  if (behind.reason === 'missed-sessions') {
    const sessions = behind.missed === 1 ? 'session' : 'sessions';
    return {
      label: `${behind.missed} missed`,
      title: `Missed ${behind.missed} ${sessions} in the last 7 days`,
    };
  }
  const points = behind.from - behind.to;
  return {
    label: `−${points} points`,
    title: `Adherence of 30 days fell from ${behind.from}% to ${behind.to}%`,
  };
}
