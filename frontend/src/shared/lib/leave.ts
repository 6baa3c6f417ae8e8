/** Leaves the app for an address that the server answers, such as /api/logout. */
export const leaveTo = (address: string) => window.location.assign(address);

/** Loads the page anew, so that nothing of the person before is left in it. */
export const reloadPage = () => window.location.reload();
