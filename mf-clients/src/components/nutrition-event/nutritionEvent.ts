/** Told by the window when what a client is to eat was assigned anew: the card of it asks again. */
export const NUTRITION_EVENT = 'updateNutritionCard';
