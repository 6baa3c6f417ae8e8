import { useCallback, useEffect, useRef, useState } from 'react';

type CameraState = 'opening' | 'on' | 'paused' | 'refused';

/** Wide enough for the classifier, and light enough for a phone. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 640 }, height: { ideal: 640 } },
};

/**
 * The camera in a video element, from the start on. It is released when the page is hidden, which pauses, and when the component
 * goes; `open` goes on.
 */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const [state, setState] = useState<CameraState>('opening');

  const release = useCallback(() => {
    stream.current?.getTracks().forEach((track) => track.stop());
    stream.current = undefined;
    if (video.current) video.current.srcObject = null;
  }, []);

  const isWanted = useRef(false);
  const open = useCallback(async () => {
    isWanted.current = true;
    setState('opening');
    try {
      const opened = await navigator.mediaDevices.getUserMedia(WANTED);
      if (!isWanted.current) return opened.getTracks().forEach((track) => track.stop());
      stream.current = opened;
      video.current!.srcObject = opened;
      await video.current!.play();
      setState('on');
    } catch {
      release();
      if (isWanted.current) setState('refused');
    }
  }, [release]);

  useEffect(() => {
    const close = () => {
      isWanted.current = false;
      release();
    };
    const pauseWhenHidden = () => {
      if (!document.hidden) return;
      close();
      setState('paused');
    };
    void open();
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', pauseWhenHidden);
      close();
    };
  }, [open, release]);

  return { video, state, open };
}
