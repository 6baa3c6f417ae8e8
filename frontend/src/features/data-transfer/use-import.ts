import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tData } from '../../languages/data';
import { api, type ApiError, type ImportDto } from '../../shared/api/api';
import { IMPORTED, useSendFileMutation } from '../../shared/api/data-transfer';
import { dataTransferMessages } from '../../shared/toast/messages/data-transfer';
import { useToasts } from '../../shared/toast/toast';
import { isRunning } from './words';

const MAX_BYTES = 2 * 1024 ** 3;

/** Sends a file, and shows a toast when its import is done. */
export function useImport(latest: ImportDto | undefined) {
  const [sendFile] = useSendFileMutation();
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [watched, setWatched] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const dispatch = useDispatch();
  const { showToast } = useToasts();

  if (latest && latest.id !== watched && (isRunning(latest) || latest.state === 'preview'))
    setWatched(latest.id);
  const isDone = latest?.id === watched && latest?.state === 'done';

  useEffect(() => {
    if (!isDone) return;
    showToast(dataTransferMessages.imported());
    dispatch(api.util.invalidateTags([...IMPORTED]));
  }, [isDone, dispatch, showToast]);

  const send = async (file: File) => {
    setProblem(file.size > MAX_BYTES ? tData('tooLarge') : undefined);
    if (file.size > MAX_BYTES) return;
    setSent(0);
    sending.current = new AbortController();
    const { signal } = sending.current;
    const { data, error } = await sendFile({ file, signal, onSent: setSent });
    setSent(undefined);
    if (data) setWatched(data.id);
    else if (!signal.aborted) setProblem(wordsOf(error as ApiError));
  };

  return {
    /** How much of a file has been sent, 0 to 1; undefined when none is being sent. */
    sent,
    /** Why the last file was refused. */
    problem,
    send: (file: File) => void send(file),
    stop: () => sending.current?.abort(),
    /** Whether the newest import ended while this page was open. */
    isFresh: latest?.id === watched,
  };
}

const wordsOf = ({ code, message }: ApiError) =>
  code === 'network' || !message ? tData('notSent') : message;
