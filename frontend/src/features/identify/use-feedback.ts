import type { IdentificationRecordDto } from '../../shared/api/api';
import { useGiveIdentificationFeedbackMutation } from '../../shared/api/identification';
import { identificationMessages } from '../../shared/toast/messages/identification';
import { useReport } from '../../shared/toast/use-report';
import { feedbackFor, type Choice } from './reading';

/** Lets the owner of an identification confirm or correct it, as often as they like. */
export function useFeedback(record: IdentificationRecordDto) {
  const [give, { isLoading }] = useGiveIdentificationFeedbackMutation();
  const report = useReport();
  const id = record.identificationId;

  const choose = (guess: Choice) => {
    const feedbackDto = feedbackFor(record, guess);
    if (feedbackDto) void report(give({ id, feedbackDto }).unwrap(), identificationMessages.feedback);
  };
  const confirm = () =>
    void report(give({ id, feedbackDto: { correct: true } }).unwrap(), identificationMessages.feedback);

  return { isBusy: isLoading, choose, confirm };
}
