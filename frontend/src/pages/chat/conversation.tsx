import { useRef } from 'react';
import { MessageList } from '../../features/chat/message-list';
import { QuestionForm } from '../../features/chat/question-form';
import type { Speech } from '../../features/chat/speech';
import { Suggestions } from '../../features/chat/suggestions';
import { useConversation } from '../../features/chat/use-conversation';
import { useEndInView } from '../../features/chat/use-end-in-view';
import { tExpert } from '../../languages/expert';
import { reportEvent } from '../../shared/analytics/analytics';
import type { ChatMessageDto } from '../../shared/api/chat';
import { Button } from '../../shared/ui/button';
import { VisuallyHidden } from '../../shared/ui/visually-hidden';
import { ConversationState } from './conversation-state';
import { useVoice } from './use-voice';
import styles from './expert.module.css';

interface Props {
  id: string;
  useOpenAI: boolean;
  suggestions: string[];
  speech: Speech;
  isVoiceOn: boolean;
  /** Leaves a conversation that is not there any more. */
  onLeave: () => void;
}

/** One conversation: what was said, and where the next question is written. */
export function Conversation({ id, useOpenAI, suggestions, speech, isVoiceOn, onLeave }: Props) {
  const chat = useConversation(id, useOpenAI);
  const { messages, isPending } = chat;
  const last = messages?.at(-1);
  const voice = useVoice(isVoiceOn, speech.canRead, isPending, last);
  const end = useRef<HTMLDivElement>(null);
  useEndInView(end, `${last?.id} ${last?.state} ${last?.content.length} ${isPending}`);

  const ask = (content: string, imageUrl?: string, onTaken?: () => void) => {
    voice.silence();
    reportEvent('chat_message');
    return chat.ask(content, imageUrl, onTaken);
  };

  if (!messages) return <ConversationState chat={chat} onLeave={onLeave} />;
  return (
    <>
      {messages.length > 0 && (
        <MessageList
          messages={messages}
          onEarlier={chat.earlier}
          isFetchingEarlier={chat.isFetchingEarlier}
          isPending={isPending}
          onAskAgain={chat.askAgain}
          readingAloud={voice.readingAloud}
        />
      )}
      {messages.length === 0 && (
        <Suggestions questions={suggestions} onAsk={(question) => void ask(question)} />
      )}
      <div ref={end} role="status" className={styles.end}>
        <VisuallyHidden>{statusOf(isPending, last)}</VisuallyHidden>
      </div>
      <div className={styles.form}>
        <QuestionForm
          key={String(chat.isFromEarlier)}
          conversationId={id}
          isPending={isPending}
          onAsk={ask}
          onStop={chat.stop}
          microphone={
            isVoiceOn && speech.canListen
              ? (hear) => <Microphone isPending={isPending} {...voice} onListen={() => voice.listen(hear)} />
              : undefined
          }
        />
      </div>
    </>
  );
}

/** What screen readers say while a question is answered, and when it was. */
function statusOf(isPending: boolean, last?: ChatMessageDto): string {
  if (isPending) return tExpert('isWriting');
  return last?.role === 'assistant' ? tExpert('hasAnswered') : '';
}

interface MicrophoneProps {
  isPending: boolean;
  isListening: boolean;
  onListen: () => void;
  stopListening: () => void;
}

const Microphone = ({ isPending, isListening, onListen, stopListening }: MicrophoneProps) => (
  <Button
    look="secondary"
    icon={isListening ? 'cross' : undefined}
    disabled={isPending && !isListening}
    onClick={isListening ? stopListening : onListen}
  >
    {tExpert(isListening ? 'stopListening' : 'speak')}
  </Button>
);
