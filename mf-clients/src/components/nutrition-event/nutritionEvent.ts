/** A window event, so that the nutrition card reloads after a new assignment. */
export const NUTRITION_EVENT = 'updateNutritionCard';

export const announceNutrition = (): boolean => window.dispatchEvent(new Event(NUTRITION_EVENT));
