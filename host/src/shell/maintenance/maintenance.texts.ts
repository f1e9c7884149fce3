export const maintenanceTexts = {
  title: 'Formline is being worked on',
  text: 'We will be back soon. Nothing you saved is lost, and this page opens again by itself.',
  stillClosed: 'Formline is still being worked on',
};
