import type { ShowcaseGroup } from '@formline/shared/ui/showcase';

export const pageTexts = {
  title: 'Kit',
  intro:
    'Every component of Formline in its states. Tab through the page to see focus, move over it to see hover; both look alike everywhere.',
  contents: 'Components',
  components: (count: number) => `${count} components`,
  scheme: 'Scheme',
  schemes: { system: 'System', light: 'Light', dark: 'Dark', both: 'Both' },
  navigation: 'Navigation',
  profiles: { personal: 'Personal', club: 'Club' },
  groups: {
    Foundations: 'Foundations',
    Actions: 'Actions',
    Forms: 'Forms',
    Feedback: 'Feedback',
    Overlays: 'Overlays',
    Content: 'Content',
    Page: 'Page',
  } satisfies Record<ShowcaseGroup, string>,
};
