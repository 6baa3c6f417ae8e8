import { useCallback, useReducer } from 'react';
import type { ApiError } from '../../shared/api/api';
import { useRequestIdentificationMutation } from '../../shared/api/identification';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useToasts } from '../../shared/toast/toast';
import { forgetAttempt, keyOf } from './attempt';
import { CHOOSING, nextStage } from './identify-stage';
import type { ChosenPhoto } from './photo/waiting-photos';

/**
 * Sends photos, from the button until the identification has an id. Repeating an interrupted attempt is the same
 * identification, also after a reload.
 */
export function useIdentify(onArrived: () => void, onAccepted: (id: string) => void) {
  const [stage, dispatch] = useReducer(nextStage, CHOOSING);
  const { dismissToast, showToast } = useToasts();
  const [request] = useRequestIdentificationMutation();

  const submit = async (photos: ChosenPhoto[]) => {
    const key = keyOf(photos);
    dismissToast();
    dispatch({ type: 'started' });
    const onSent = (fraction: number) => {
      dispatch({ type: 'sent', fraction });
      if (fraction === 1) onArrived();
    };
    const sent = await request({ photos: photos.map(({ bytes }) => bytes), key, onSent });
    if (sent.data) {
      dispatch({ type: 'accepted', id: sent.data.identificationId });
      return onAccepted(sent.data.identificationId);
    }
    const error = sent.error as ApiError;
    if (error.code !== 'network') forgetAttempt();
    dispatch({ type: 'failed', error });
    showToast(identificationMessages.failed(error));
  };

  const reset = useCallback(() => {
    dismissToast();
    dispatch({ type: 'reset' });
  }, [dismissToast]);
  return { stage, submit, reset };
}
