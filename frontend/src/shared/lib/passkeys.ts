/** Whether this browser can use passkeys here: they belong to a name, so not where the address is a number. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^([\d.]+|\[.*\])$/.test(location.hostname);
