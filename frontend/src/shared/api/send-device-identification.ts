import type { ApiError } from './base-api';
import { generatedApi } from './generated/identification';
import type { DeviceSightingDto, IdentificationRecordDto } from './generated/on-device';
import { keepPhoto, type Call } from './keep-photo';

/** An answer of the reader's own device. */
interface DeviceAnswer {
  photos: Blob[];
  /** The idempotency key: sent again, it is the same identification. */
  key: string;
  seenAt: string;
  seen: DeviceSightingDto;
}

/** Sends the photos, and then what the device saw on them. */
async function send(
  { photos, key, seenAt, seen }: DeviceAnswer,
  call: Call,
): Promise<{ data: IdentificationRecordDto } | { error: ApiError }> {
  const imageUrls: string[] = [];
  for (const bytes of photos) {
    const kept = await keepPhoto({ bytes }, call);
    if ('error' in kept) return kept;
    imageUrls.push(kept.data);
  }
  const answer = await call({
    url: '/api/identifications/from-device',
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: { imageUrls, seenAt, seen },
  });
  return answer.error
    ? { error: answer.error as ApiError }
    : { data: answer.data as IdentificationRecordDto };
}

/** In a file of its own, as most pages never send one. */
const deviceApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds an answer of the reader's own device to the history, once. */
    sendDeviceIdentification: build.mutation<IdentificationRecordDto, DeviceAnswer>({
      extraOptions: { isQuiet: true },
      queryFn: (answer, _api, _options, call) => send(answer, call as Call),
      invalidatesTags: [{ type: 'identification', id: 'history' }],
    }),
  }),
});

export const { useSendDeviceIdentificationMutation } = deviceApi;
