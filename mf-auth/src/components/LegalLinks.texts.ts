export const legalLinksTexts = { label: 'Legal', terms: 'Terms and conditions', privacy: 'Privacy policy' };
