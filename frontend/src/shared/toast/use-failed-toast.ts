import { useEffect } from 'react';
import { adminMessages } from './messages/admin';
import { useToasts } from './toast';

/** Says once that admin data could not be loaded, when it fails. */
export function useFailedToast(hasFailed: boolean) {
  const { showToast } = useToasts();
  useEffect(() => {
    if (hasFailed) showToast(adminMessages.notLoaded());
  }, [hasFailed, showToast]);
}
