import { useRespondToQuestionMutation } from '../../shared/api/community';
import { logQuietly } from '../../shared/lib/log-quietly';
import { deskMessages } from '../../shared/toast/messages/desk';
import { useToasts } from '../../shared/toast/toast';

/**
 * Marks a question as responded, with an answer or without; says whether that worked, and whether it is under way. A failure is only
 * logged.
 */
export function useRespond(id: string) {
  const [respond, { isLoading }] = useRespondToQuestionMutation();
  const { showToast } = useToasts();
  const mark = async (answer: string): Promise<boolean> => {
    const { error } = await respond({
      id,
      respondDto: { status: 'responded', response: answer || undefined },
    });
    if (error) logQuietly('The question was not marked', error);
    else showToast(deskMessages.responded());
    return !error;
  };
  return [mark, isLoading] as const;
}
