import Anthropic from '@anthropic-ai/sdk';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { identifierFailed } from '../domain/identification.errors.js';
import type { Sighting } from '../domain/sighting.js';
import { PlantIdentifier } from '../ports/plant-identifier.js';
import type { MayCall } from '../ports/plant-identifier.js';
import { ANSWER_SCHEMA, instructions, QUESTION, readAnswer, toSighting } from './remote-answer.js';
import { RemoteCall } from './remote-call.js';
import type { RemoteSettings } from './remote-settings.js';

const MAX_TOKENS = 2000;

/** Identifies plants with Claude; a JSON schema constrains the answer. */
export class AnthropicPlantIdentifier extends PlantIdentifier {
  private readonly call: RemoteCall;
  private readonly client: Anthropic;
  private readonly model: string;

  constructor({ apiKey, model, baseURL, timeoutMs }: RemoteSettings) {
    super();
    this.call = new RemoteCall('anthropic', timeoutMs);
    this.model = model;
    this.client = new Anthropic({ apiKey, baseURL, maxRetries: 0, fetch: outboundFetch(OUTBOUND.ai) });
  }

  identify(photos: Buffer[], mayCall: MayCall): Promise<Sighting> {
    return this.call.run(mayCall, async (signal) => {
      const message = await this.client.messages.create(
        {
          model: this.model,
          max_tokens: MAX_TOKENS,
          system: instructions(),
          output_config: { format: { type: 'json_schema', schema: ANSWER_SCHEMA } },
          messages: [{ role: 'user', content: [...photos.map(toImage), { type: 'text', text: QUESTION }] }],
        },
        { signal },
      );
      if (message.stop_reason === 'refusal') throw identifierFailed.refused();
      if (message.stop_reason !== 'end_turn' || !Array.isArray(message.content))
        throw identifierFailed.unreadable();
      const text = message.content.map((block) => (block.type === 'text' ? block.text : '')).join('');
      const { input_tokens: inputTokens, output_tokens: outputTokens } = message.usage ?? {};
      return {
        provider: 'anthropic',
        model: this.model,
        ...toSighting(readAnswer(text)),
        inputTokens,
        outputTokens,
      };
    });
  }
}

const toImage = (photo: Buffer) => ({
  type: 'image' as const,
  source: { type: 'base64' as const, media_type: 'image/webp' as const, data: photo.toString('base64') },
});
