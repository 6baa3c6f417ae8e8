import type { ExpertModelDto } from '../../shared/api/chat';
import { Switch } from '../../shared/ui/switch';
import { usingWords } from './model-words';

interface Props {
  models: ExpertModelDto[];
  useOpenAI: boolean;
  onModel: (useOpenAI: boolean) => void;
  /** Whether the browser can hear and speak. */
  canSpeak: boolean;
  isVoiceOn: boolean;
  onVoice: (isOn: boolean) => void;
}

/** Which model answers, and whether by voice. */
export function ChatSettings({ models, useOpenAI, onModel, canSpeak, isVoiceOn, onVoice }: Props) {
  const chosen = models.find((model) => model.useOpenAI === useOpenAI);
  const second = models.find((model) => model.useOpenAI);
  return (
    <div>
      {chosen && second && (
        <Switch
          label={usingWords(chosen)}
          hint={second.isAvailable ? undefined : 'GPT-4o isn’t set up on this server.'}
          checked={useOpenAI}
          onChange={onModel}
          disabled={!second.isAvailable}
        />
      )}
      <Switch
        label="Voice Mode"
        hint={
          canSpeak
            ? 'Speak your questions, and hear the answers.'
            : 'Voice features not supported in this browser'
        }
        checked={isVoiceOn}
        onChange={onVoice}
        disabled={!canSpeak}
      />
    </div>
  );
}
