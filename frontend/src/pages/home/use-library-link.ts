import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';

/** Opens the library for those whom a link sends to it; once, so the address loses its query. */
export function useLibraryLink(openLibrary: () => unknown) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (search !== '?library') return;
    void navigate(paths.home, { replace: true });
    openLibrary();
  });
}
