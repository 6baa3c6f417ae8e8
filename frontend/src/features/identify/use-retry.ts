import { useRef } from 'react';
import type { ApiError, IdentificationRecordDto } from '../../shared/api/api';
import { useRequestIdentificationMutation } from '../../shared/api/identification';
import { randomKey } from '../../shared/lib/random-key';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useToasts } from '../../shared/toast/toast';

/** Asks once more with the photos of an identification that failed; the server still has them. */
export function useRetry(
  { imageUrls }: Pick<IdentificationRecordDto, 'imageUrls'>,
  onAccepted: (id: string) => void,
) {
  const [request, { isLoading, error }] = useRequestIdentificationMutation();
  const { dismissToast, showToast } = useToasts();
  const key = useRef(randomKey());

  const retry = async () => {
    dismissToast();
    const sent = await request({ imageUrls, key: key.current });
    if (sent.data) return onAccepted(sent.data.identificationId);
    const failure = sent.error as ApiError;
    if (failure.code !== 'network') key.current = randomKey();
    showToast(identificationMessages.failed(failure));
  };
  return { retry, isBusy: isLoading, error: error as ApiError | undefined };
}
