export const maintenanceTexts = {
  title: 'Formline is down for maintenance',
  text: 'We’ll be back soon. Nothing you saved is lost, and this page opens again by itself.',
  stillClosed: 'Formline is still down for maintenance',
};
