/** Leaves the app for an address that the server answers, such as /api/logout. */
export const leaveTo = (address: string) => window.location.assign(address);
