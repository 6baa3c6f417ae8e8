import { tExpert } from '../../languages/expert';
import type { ExpertModelDto } from '../../shared/api/chat';
import { Switch } from '../../shared/ui/switch';
import { nameOf, usingWords } from './model-words';
import type { Speech } from './speech';

interface Props {
  models: ExpertModelDto[];
  useOpenAI: boolean;
  onModel: (useOpenAI: boolean) => void;
  speech: Speech;
  isVoiceOn: boolean;
  onVoice: (isOn: boolean) => void;
}

/** Which model answers, and whether by voice. */
export function ChatSettings({ models, useOpenAI, onModel, speech, isVoiceOn, onVoice }: Props) {
  const chosen = models.find((model) => model.useOpenAI === useOpenAI);
  const second = models.find((model) => model.useOpenAI);
  return (
    <div>
      {chosen && second && (
        <Switch
          label={usingWords(chosen)}
          hint={second.isAvailable ? undefined : tExpert('notSetUp', { model: nameOf(second.model) })}
          checked={useOpenAI}
          onChange={onModel}
          disabled={!second.isAvailable}
        />
      )}
      <Switch
        label={tExpert('voiceMode')}
        hint={voiceHint(speech)}
        checked={isVoiceOn}
        onChange={onVoice}
        disabled={!speech.canRead && !speech.canListen}
      />
    </div>
  );
}

function voiceHint({ canRead, canListen }: Speech): string {
  if (canRead && canListen) return tExpert('voiceBoth');
  if (canRead) return tExpert('voiceHear');
  if (canListen) return tExpert('voiceSpeak');
  return tExpert('voiceNone');
}
