import { useContext, useMemo, type ReactNode } from 'react';
import { BrowserRouter, UNSAFE_LocationContext, UNSAFE_NavigationContext, type To } from 'react-router-dom';
import { useSession } from '../entities/account/use-account';
import { addressIn } from '../languages/addresses';
import { language, pathOf } from '../languages/language';

/**
 * Inside it a page has one path, whichever language its address names: `/plants` at `/es/plants`. Links of visitors to what everybody may
 * read get the language in front; members have chosen theirs, and need none there. English needs none of this, and does not load it.
 */
export function InLanguage({ children }: { children: ReactNode }) {
  const place = useContext(UNSAFE_LocationContext);
  const navigation = useContext(UNSAFE_NavigationContext);
  const { account, isLoading } = useSession();
  const code = account || isLoading ? 'en' : language();

  const ownPlace = useMemo(() => {
    const { location } = place;
    return { ...place, location: { ...location, pathname: pathOf(location.pathname) } };
  }, [place]);
  const ownNavigation = useMemo(() => {
    const { navigator } = navigation;
    const own = (to: To): To =>
      typeof to === 'string' || !to.pathname ? to : { ...to, pathname: addressIn(code, to.pathname) };
    const ownNavigator: typeof navigator = {
      ...navigator,
      createHref: (to) => navigator.createHref(own(to)),
      push: (to, state, options) => navigator.push(own(to), state, options),
      replace: (to, state, options) => navigator.replace(own(to), state, options),
    };
    return { ...navigation, navigator: ownNavigator };
  }, [navigation, code]);

  return (
    <UNSAFE_NavigationContext.Provider value={ownNavigation}>
      <UNSAFE_LocationContext.Provider value={ownPlace}>{children}</UNSAFE_LocationContext.Provider>
    </UNSAFE_NavigationContext.Provider>
  );
}

/** The browser's router, for addresses in a language. */
export const LanguageRouter = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <InLanguage>{children}</InLanguage>
  </BrowserRouter>
);
