/** Leaves the app for an address that the server handles, such as /api/logout. */
export const navigateAway = (address: string) => window.location.assign(address);

/** Reloads the page, so that nothing of the previous person stays in memory. */
export const reloadPage = () => window.location.reload();
