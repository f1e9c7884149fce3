export const exerciseListTexts = {
  favorite: {
    added: (name: string) => `${name} is a favorite`,
    removed: (name: string) => `${name} is no longer a favorite`,
    failed: (name: string, details: string) => `Failed to favorite ${name} with error: ${details}`,
  },
};
