import type { RefObject } from 'react';

interface Props {
  ref: RefObject<HTMLInputElement | null>;
  testId: string;
  onChoose: (file: File) => void;
}

/** The field in which one photo is chosen; nobody sees it, and a button opens it with `ref.current.click()`. */
export const PhotoInput = ({ ref, testId, onChoose }: Props) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-hidden
    tabIndex={-1}
    data-testid={testId}
    accept="image/*,.heic,.heif,.avif"
    onChange={({ target }) => {
      const file = target.files?.[0];
      target.value = ''; // so that the same file can be chosen again
      if (file) onChoose(file);
    }}
  />
);
