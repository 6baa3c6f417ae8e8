import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { remainingIdentifications } from '../../entities/account/account';
import { reportEvent } from '../../shared/analytics/analytics';
import { useLazySignedInUserQuery, type ApiError, type IdentificationRecordDto } from '../../shared/api/api';
import {
  isClosed,
  useGetIdentificationQuery,
  useRequestIdentificationMutation,
} from '../../shared/api/identification';
import { randomKey } from '../../shared/lib/random-key';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useToasts } from '../../shared/toast/toast';
import { CHOOSING, nextStage } from './identify-stage';
import type { Photo } from '../../shared/lib/photo/photo';
import { readingOf } from './reading';

/** The last attempt and its key, for as long as the tab is open: the same photos may be sent again. */
const attempt = { photos: '', key: '' };

/** One identification from the button to its answer. Repeating an interrupted attempt is the same identification. */
export function useIdentify() {
  const [stage, dispatch] = useReducer(nextStage, CHOOSING);
  const { dismissToast, showToast } = useToasts();
  const [request] = useRequestIdentificationMutation();
  const id = stage.at === 'following' ? stage.id : undefined;
  const { currentData: record } = useGetIdentificationQuery(id ? { id } : skipToken);
  const [askAccount] = useLazySignedInUserQuery();

  const fail = useCallback(
    (error: ApiError) => {
      if (error.code !== 'network') attempt.photos = '';
      dispatch({ type: 'failed', error });
      showToast(identificationMessages.failed(error));
    },
    [showToast],
  );

  const submit = async (photos: Photo[]) => {
    const ids = photos.map((photo) => photo.id).join();
    if (attempt.photos !== ids) Object.assign(attempt, { photos: ids, key: randomKey() });
    dismissToast();
    dispatch({ type: 'started' });
    const onSent = (fraction: number) => dispatch({ type: 'sent', fraction });
    const { data, error } = await request({
      photos: photos.map(({ bytes }) => bytes),
      key: attempt.key,
      onSent,
    });
    if (data) dispatch({ type: 'accepted', id: data.identificationId });
    else fail(error as ApiError);
  };

  /** Shows what was found and how many identifications are left; an unsure result is not announced as a success. */
  const announce = useCallback(
    async (answered: IdentificationRecordDto) => {
      reportEvent('plant_identification', 'ai_features', { certainty: answered.result?.certainty });
      const account = await askAccount().unwrap();
      if (readingOf(answered) !== 'named') return;
      const left = account && remainingIdentifications(account);
      showToast(
        identificationMessages.done({ plant: answered.result!.plant!, remainingIdentifications: left }),
      );
    },
    [askAccount, showToast],
  );

  const announced = useRef<string>(undefined);
  useEffect(() => {
    if (!record || !isClosed(record) || announced.current === record.identificationId) return;
    announced.current = record.identificationId;
    attempt.photos = '';
    if (record.failure) fail({ status: 503, ...record.failure });
    else void announce(record);
  }, [record, fail, announce]);

  const reset = useCallback(() => {
    dismissToast();
    dispatch({ type: 'reset' });
  }, [dismissToast]);
  return { stage, record, submit, reset };
}
