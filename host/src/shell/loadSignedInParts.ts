/** What is on the page of everybody who is signed in; one chunk. */
export const loadSignedInParts = () => import(/* webpackChunkName: "signed-in" */ './SignedInParts');
