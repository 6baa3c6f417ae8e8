import { useEffect, useMemo, useRef, useState } from 'react';
import { PhotoUploader, type UploadState, type UploadSteps } from './photo-uploader';

const NOTHING: UploadState = { status: 'waiting', progress: 0, canBeSent: false };

/** An upload and the functions to control it. It is cancelled when the component unmounts. */
export function usePhotoUpload(steps: UploadSteps) {
  const [state, setState] = useState(NOTHING);
  const latest = useRef(steps);
  useEffect(() => void (latest.current = steps));
  const [uploader, setUploader] = useState<PhotoUploader>();

  const { maxBytes } = steps;
  useEffect(() => {
    const made = new PhotoUploader(
      {
        maxBytes,
        askForLink: () => latest.current.askForLink(),
        finish: (uploaded) => latest.current.finish(uploaded),
      },
      setState,
    );
    setUploader(made);
    return () => made.destroy();
  }, [maxBytes]);

  return useMemo(
    () => ({
      ...state,
      choose: (files: File[]) => void uploader?.choose(files),
      start: () => void uploader?.start(),
      forget: () => uploader?.forget(),
    }),
    [state, uploader],
  );
}
