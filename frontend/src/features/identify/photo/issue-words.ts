import type { PhotoIssue } from '@leaflore/vision/photo-quality';
import { tRetake } from '../../../languages/retake';

/** What is wrong with a photo, and a calm suggestion; `name` begins the sentence. */
export function issueWords(issues: PhotoIssue[], name: string): string {
  if (!issues.includes('dark')) return tRetake('blurred', { name });
  return tRetake(issues.includes('blurred') ? 'darkAndBlurred' : 'dark', { name });
}
