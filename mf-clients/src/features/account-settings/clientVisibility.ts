import type { ClientVisibility } from '@formline/shared/contracts/people/users';
import { dashboardSettingsTexts as texts } from './accountSettings.texts';

interface OfferedCard {
  readonly field: keyof ClientVisibility;
  readonly name: string;
}

const cards: readonly OfferedCard[] = [
  { field: 'visible_goals', name: texts.goals },
  { field: 'visible_nutrition', name: texts.nutrition },
  { field: 'visible_measures', name: texts.measures },
  { field: 'visible_perf_assess', name: texts.performance },
  { field: 'visible_ohsa', name: texts.overheadSquat },
];

/** Clubs have no nutrition card. */
export const offeredCards = (isClub: boolean): readonly OfferedCard[] =>
  cards.filter(({ field }) => !isClub || field !== 'visible_nutrition');

export const visibilityOf = (
  client: ClientVisibility,
  offered: readonly OfferedCard[],
): Partial<ClientVisibility> => Object.fromEntries(offered.map(({ field }) => [field, client[field]]));
