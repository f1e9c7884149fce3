import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const appStoreLinksTexts = {
  label: `The ${PRODUCT_NAME} mobile app`,
  appStore: 'App Store',
  googlePlay: 'Google Play',
};
