import type { Sent, WaitingWrite } from '../offline/waiting-write';
import type { ApiError } from './base-api';
import { generatedApi } from './generated/garden';
import { keepPhoto, type Call } from './keep-photo';

type Answer = { data: Sent } | { error: ApiError };

/** Sends the photo, if there is one, and then what was done. */
async function send({ url, body, photo, key }: WaitingWrite, call: Call): Promise<Answer> {
  const kept = photo && (await keepPhoto({ bytes: photo }, call));
  if (kept && 'error' in kept) return kept;
  const answer = await call({
    url,
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: kept ? { ...body, imageUrl: kept.data } : body,
  });
  return answer.error ? { error: answer.error as ApiError } : { data: answer.data as Sent };
}

/** In a file of its own, as it is needed only where something waits. */
const waitingApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends something that was done without a network, once. */
    sendWaiting: build.mutation<Sent, WaitingWrite>({
      extraOptions: { isQuiet: true },
      queryFn: (write, _api, _options, call) => send(write, call as Call),
    }),
  }),
});

export const { useSendWaitingMutation } = waitingApi;
