import { useEffect, useRef } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { api, type Account } from '../shared/api/api';
import { localDateIn } from '../shared/lib/local-date';

/** An app that stays in sight, as on a kitchen shelf, looks at the date this often. */
const LOOK_AGAIN_MS = 60_000;
/** Where the server was asked twice and has another date than the device, whose clock is wrong then. */
const WRONG_CLOCK_MS = 30 * 60_000;
/** After a change of the time zone the server dates the garden again in a job, which is done by then. */
const DATED_AGAIN_MS = 3_000;

const selectToday = api.endpoints.getCareToday.select();

/**
 * Asks again for what depends on the date: when the app is looked at on another day than before, as a reminder opens it in
 * the morning, and when the account's time zone has changed.
 */
export function useDay(account: Account | null) {
  const dispatch = useDispatch();
  const store = useStore();
  const { id, timeZone } = account ?? {};
  const last = useRef<Partial<Account>>({});

  useEffect(() => {
    if (!id) return undefined;
    const askAgain = () => void dispatch(api.util.invalidateTags(['care', 'garden']));
    const isMoved = last.current.id === id && last.current.timeZone !== timeZone;
    last.current = { id, timeZone };
    if (isMoved) askAgain();
    const later = isMoved ? setTimeout(askAgain, DATED_AGAIN_MS) : undefined;

    let asked = { for: localDateIn(timeZone), at: 0, times: 0 };
    const look = () => {
      const today = localDateIn(timeZone);
      /** Where a page shows one, the date that the server has answered: what could not be fetched is asked for again. */
      const { data, fulfilledTimeStamp = 0 } = selectToday(store.getState() as never);
      const isAnswered = asked.for === today && fulfilledTimeStamp >= asked.at;
      const isTooSoon = isAnswered && asked.times > 1 && Date.now() - asked.at < WRONG_CLOCK_MS;
      if (document.hidden || !navigator.onLine || isTooSoon || (data?.date ?? asked.for) === today) return;
      asked = { for: today, at: Date.now(), times: asked.for === today ? asked.times + 1 : 1 };
      askAgain();
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(later);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [id, timeZone, dispatch, store]);
}
