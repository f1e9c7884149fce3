/** Told by the window when what a client is to eat was assigned anew: the card of it asks again. */
export const NUTRITION_EVENT = 'updateNutritionCard';

/** Tells whoever shows what a client is to eat that it was assigned anew. */
export const announceNutrition = (): boolean => window.dispatchEvent(new Event(NUTRITION_EVENT));
