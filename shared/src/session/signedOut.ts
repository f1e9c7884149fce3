/**
 * Why a session ended: somebody asked for it, was away too long, or the server would not go on with it. `damaged` is a
 * record in the browser that cannot be read any more.
 */
export const signedOutReasons = ['asked', 'idle', 'refused', 'damaged'] as const;
export type SignedOutReason = (typeof signedOutReasons)[number];
