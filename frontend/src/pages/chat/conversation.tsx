import { useEffect, useRef } from 'react';
import { MessageList } from '../../features/chat/message-list';
import { QuestionForm } from '../../features/chat/question-form';
import { Suggestions } from '../../features/chat/suggestions';
import { useConversation } from '../../features/chat/use-conversation';
import { useSpeech } from '../../features/chat/use-speech';
import { reportEvent } from '../../shared/analytics/analytics';
import { Button } from '../../shared/ui/button';
import { Failed } from '../../shared/ui/failed';
import { Skeleton } from '../../shared/ui/skeleton';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';

interface Props {
  id: string;
  useOpenAI: boolean;
  suggestions: string[];
  isVoiceOn: boolean;
}

/** One conversation: what was said, and where the next question is written. */
export function Conversation({ id, useOpenAI, suggestions, isVoiceOn }: Props) {
  const chat = useConversation(id, useOpenAI);
  const { readAloud, listen, isListening } = useSpeech();
  const { messages } = chat;
  const last = messages?.at(-1);
  const answer = last?.role === 'assistant' && last.state === 'done' ? last : undefined;
  useReadingAloud(isVoiceOn, chat.isPending, answer?.content, readAloud);

  const ask = (content: string, imageUrl?: string) => {
    reportEvent('chat_message', 'ai_features');
    return chat.ask(content, imageUrl);
  };

  if (chat.isError && !messages)
    return (
      <Failed title="We couldn’t load this conversation" isBusy={chat.isFetching} onRetry={chat.refetch} />
    );
  if (!messages) return <Skeleton count={4} label="Loading the conversation" />;
  return (
    <>
      {messages.length > 0 && (
        <MessageList
          messages={messages}
          onEarlier={chat.earlier}
          isFetchingEarlier={chat.isFetchingEarlier}
          onAskAgain={chat.askAgain}
          onReadAloud={isVoiceOn ? readAloud : undefined}
        />
      )}
      {messages.length === 0 && (
        <Suggestions questions={suggestions} onAsk={(question) => void ask(question)} />
      )}
      <QuestionForm
        isPending={chat.isPending}
        onAsk={ask}
        onStop={chat.stop}
        microphone={
          isVoiceOn
            ? (hear) => (
                <Button
                  look="secondary"
                  busy={isListening}
                  busyLabel="Listening"
                  onClick={() => listen(hear)}
                >
                  Speak
                </Button>
              )
            : undefined
        }
      />
      <div role="status">
        <VisuallyHidden>{chat.isPending ? 'The expert is writing.' : ''}</VisuallyHidden>
      </div>
    </>
  );
}

/** Reads an answer aloud when it has come while voice mode is on. */
function useReadingAloud(
  isOn: boolean,
  isPending: boolean,
  answer: string | undefined,
  read: (text: string) => void,
) {
  const wasPending = useRef(false);
  useEffect(() => {
    if (isOn && wasPending.current && !isPending && answer) read(answer);
    wasPending.current = isPending;
  }, [isOn, isPending, answer, read]);
}
