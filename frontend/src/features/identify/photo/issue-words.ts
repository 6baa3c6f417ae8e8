import type { PhotoIssue } from '@leaflore/vision/photo-quality';

/** What is wrong with a photo, and a calm suggestion; `name` begins the sentence. */
export function issueWords(issues: PhotoIssue[], name: string): string {
  const isBlurred = issues.includes('blurred');
  if (issues.includes('dark'))
    return isBlurred
      ? `${name} is dark and blurred. Could you take it by a window, and hold still?`
      : `${name} is rather dark. Could you take it by a window?`;
  return `${name} is blurred. Could you tap on the plant to focus, and hold still?`;
}
