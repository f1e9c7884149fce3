import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const clientAccessTexts = {
  title: 'Client Access Coming Soon',
  text: `Clients cannot sign in on the web yet. Please use the ${PRODUCT_NAME} mobile app to see your workouts and your progress.`,
};
