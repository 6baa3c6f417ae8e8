import { useKnownAccount } from '../../entities/account/use-account';
import type { ApiError, IdentificationRecordDto } from '../../shared/api/api';
import { useRequestIdentificationMutation } from '../../shared/api/identification';
import { useContentKeys } from '../../shared/lib/content-keys';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useToasts } from '../../shared/toast/toast';

/** Asks once more with the photos of an identification that failed; the server still has them. */
export function useRetry(
  { imageUrls }: Pick<IdentificationRecordDto, 'imageUrls'>,
  onAccepted: (id: string) => void,
) {
  const [request, { isLoading, error }] = useRequestIdentificationMutation();
  const { dismissToast, showToast } = useToasts();
  const keys = useContentKeys('identify-again', useKnownAccount()?.id);

  const retry = async () => {
    dismissToast();
    const sent = await request({ imageUrls, key: keys.keyOf(...imageUrls) });
    if (sent.data) {
      keys.forget();
      return onAccepted(sent.data.identificationId);
    }
    const failure = sent.error as ApiError;
    if (failure.code !== 'network') keys.forget();
    showToast(identificationMessages.failed(failure));
  };
  return { retry, isBusy: isLoading, error: error as ApiError | undefined };
}
