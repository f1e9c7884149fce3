export const GROUPS_PATH = '/groups/my-groups';

/** `/groups/my-groups/7/dashboard`, which is the group's calendar. */
export const groupDashboardPath = (groupId: number): string => `${GROUPS_PATH}/${groupId}/dashboard`;
