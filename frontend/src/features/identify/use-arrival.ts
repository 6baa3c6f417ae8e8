import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { remainingIdentifications } from '../../entities/account/account';
import { reportEvent } from '../../shared/analytics/analytics';
import { api, type IdentificationRecordDto } from '../../shared/api/api';
import type { Dispatch } from '../../shared/api/dispatch';
import { isClosed } from '../../shared/api/identification';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useToasts } from '../../shared/toast/toast';
import { forgetAttempt } from './attempt';
import { photosSentAs } from './photo/waiting-photos';
import { readingOf } from './reading';

const askAccount = api.endpoints.signedInUser.initiate(undefined, { forceRefetch: true, subscribe: false });

/**
 * Announces an answer that arrives while it is shown, or that this tab has sent photos for: what was found and how many
 * identifications are left; an unsure one is not announced as a success. Returns whether the answer is such a new one, and
 * the previews of its photos.
 */
export function useArrival(record: IdentificationRecordDto) {
  const app = useStore();
  const { showToast } = useToasts();
  const dispatch = useDispatch<Dispatch>();
  const [{ isNew, previews }] = useState(() => {
    const sent = photosSentAs(app, record.identificationId);
    return {
      isNew: !isClosed(record) || (sent !== undefined && !sent.isAnswered),
      previews: sent?.photos.map(({ preview }) => preview),
    };
  });

  const announce = useCallback(
    async (answered: IdentificationRecordDto) => {
      const { result, failure } = answered;
      if (failure) {
        forgetAttempt();
        return showToast(identificationMessages.failed({ status: 503, ...failure }));
      }
      reportEvent('plant_identification', { certainty: result?.certainty });
      const { data: account } = await dispatch(askAccount);
      if (readingOf(answered) !== 'named') return;
      const left = account && remainingIdentifications(account);
      showToast(identificationMessages.done({ plant: result!.plant!, remainingIdentifications: left }));
    },
    [dispatch, showToast],
  );

  const isAnnounced = useRef(!isNew);
  useEffect(() => {
    if (isAnnounced.current || !isClosed(record)) return;
    isAnnounced.current = true;
    const sent = photosSentAs(app, record.identificationId);
    if (sent) sent.isAnswered = true;
    void announce(record);
  }, [app, record, announce]);

  return { isNew, previews };
}
