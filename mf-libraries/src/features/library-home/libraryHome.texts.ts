export const libraryHomeTexts = {
  about: {
    exercises: 'Find the right movement for every client, or add your own with a picture or a video.',
    workouts: 'Build a session from sections and exercises, or record it as a video.',
    sets: 'Pair two exercises, or string several into rounds, and use them in any workout.',
    programs: 'Arrange workouts into a plan that is ready to put on a calendar.',
  },
  shortcuts: (section: string) => `Shortcuts to ${section}`,
};
