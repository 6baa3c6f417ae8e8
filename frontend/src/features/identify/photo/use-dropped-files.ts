import { useEffect, useRef, useState } from 'react';

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(
    ({ type, name }) => type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(name),
  );

/**
 * Takes pictures that are dropped anywhere on the page or pasted. Returns whether files are being dragged over the
 * page.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void, isActive: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => void (take.current = onFiles), [onFiles]);

  useEffect(() => {
    if (!isActive) return;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.some((type) => type === 'Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = picturesIn(event.dataTransfer);
      if (files.length > 0) take.current(files);
    };
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = picturesIn(clipboardData);
      if (files.length > 0) take.current(files);
    };
    const listeners = Object.entries({ dragover: over, dragleave: leave, drop, paste }) as [
      string,
      EventListener,
    ][];
    listeners.forEach(([name, listener]) => document.addEventListener(name, listener));
    return () => listeners.forEach(([name, listener]) => document.removeEventListener(name, listener));
  }, [isActive]);

  return isOver && isActive;
}
