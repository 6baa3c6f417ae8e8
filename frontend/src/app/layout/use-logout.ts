import { useDispatch } from 'react-redux';
import { api } from '../../shared/api/api';
import { leaveTo } from '../../shared/lib/leave';
import { paths } from '../../shared/paths';

/** Forgets everything on this device, then lets the server end the session. */
export function useLogout() {
  const dispatch = useDispatch();
  return () => {
    dispatch(api.util.resetApiState());
    localStorage.clear();
    sessionStorage.clear();
    leaveTo(paths.logout);
  };
}
