export const brandMarkTexts = { name: 'Formline' };
