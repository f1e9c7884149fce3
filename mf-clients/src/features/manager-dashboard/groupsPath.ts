/** The trainer's groups, which another part of the dashboard shows. */
export const GROUPS_PATH = '/groups/my-groups';
