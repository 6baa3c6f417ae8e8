import type { FeedbackDto, IdentificationRecordDto } from '../../shared/api/api';
import { useGiveIdentificationFeedbackMutation } from '../../shared/api/identification';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useReport } from '../../shared/toast/use-report';
import { feedbackFor, type Choice } from './reading';

/** Lets the owner of an identification confirm or correct it, as often as they like. */
export function useFeedback(record: IdentificationRecordDto) {
  const [give, { isLoading }] = useGiveIdentificationFeedbackMutation();
  const report = useReport();
  const id = record.identificationId;

  /** Resolves to whether the answer was kept. */
  const keep = async (feedbackDto: FeedbackDto): Promise<boolean> => {
    const kept = await report(give({ id, feedbackDto }).unwrap(), identificationMessages.feedback);
    return kept !== undefined;
  };
  const choose = async (guess: Choice): Promise<boolean> => {
    const feedbackDto = feedbackFor(record, guess);
    return feedbackDto !== null && keep(feedbackDto);
  };
  const confirm = () => keep({ correct: true });

  return { isBusy: isLoading, choose, confirm };
}
