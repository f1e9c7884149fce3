import { PRODUCT_NAME } from '@formline/shared/contracts/product';

export const readingPageTexts = { back: `Back to ${PRODUCT_NAME}` };
