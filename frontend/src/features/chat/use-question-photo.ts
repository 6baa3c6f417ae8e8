import { useState } from 'react';
import { useAccount } from '../../entities/account/use-account';
import { tExpert } from '../../languages/expert';
import { useKeepQuestionPhotoMutation } from '../../shared/api/chat';
import type { ApiError } from '../../shared/api/api';
import { PHOTO_PROBLEM_WORDS } from '../../shared/lib/photo/photo-problem-words';
import { readPhoto } from '../../shared/lib/photo/read-photo';
import { useTabDraft } from '../../shared/lib/tab-draft';

/** A photo that goes with the next question. It is sent as soon as it is chosen, and its address is kept in this tab as the words are. */
export function useQuestionPhoto(conversationId: string) {
  const [keep] = useKeepQuestionPhotoMutation();
  const { text, show, change } = useTabDraft(`question-photo:${conversationId}`, useAccount().id, '');
  const imageUrl = text || undefined;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function choose(file: File) {
    setBusy(true);
    setProblem('');
    const photo = await readPhoto(file);
    if (typeof photo === 'string') setProblem(PHOTO_PROBLEM_WORDS[photo]);
    else {
      const { data, error } = await keep(photo.bytes);
      if (data) change(data);
      if (error) setProblem(wordsOf(error as ApiError));
    }
    setBusy(false);
  }

  return { imageUrl, isBusy, problem, choose, show, change };
}

const wordsOf = ({ code, message }: ApiError): string =>
  code === 'network' ? tExpert('photoNoNetwork') : message || tExpert('photoNotSent');
