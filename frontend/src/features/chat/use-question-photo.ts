import { useState } from 'react';
import { tExpert } from '../../languages/expert';
import { useKeepQuestionPhotoMutation } from '../../shared/api/chat';
import type { ApiError } from '../../shared/api/api';
import { PHOTO_PROBLEM_WORDS } from '../../shared/lib/photo/photo-problem-words';
import { readPhoto } from '../../shared/lib/photo/read-photo';

/** A photo that goes with the next question. It is sent as soon as it is chosen. */
export function useQuestionPhoto() {
  const [keep] = useKeepQuestionPhotoMutation();
  const [imageUrl, setImageUrl] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function choose(file: File) {
    setBusy(true);
    setProblem('');
    const photo = await readPhoto(file);
    if (typeof photo === 'string') setProblem(PHOTO_PROBLEM_WORDS[photo]);
    else {
      const { data, error } = await keep(photo.bytes);
      setImageUrl(data ?? imageUrl);
      if (error) setProblem(wordsOf(error as ApiError));
    }
    setBusy(false);
  }

  return { imageUrl, isBusy, problem, choose, show: setImageUrl };
}

const wordsOf = ({ code, message }: ApiError): string =>
  code === 'network' ? tExpert('photoNoNetwork') : message || tExpert('photoNotSent');
