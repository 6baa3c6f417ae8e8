import OpenAI from 'openai';
import { OUTBOUND, outboundFetch } from '../../../platform/outbound/outbound.js';
import { identifierFailed } from '../domain/identification.errors.js';
import type { Sighting } from '../domain/sighting.js';
import { PlantIdentifier } from '../ports/plant-identifier.js';
import type { MayCall } from '../ports/plant-identifier.js';
import { ANSWER_SCHEMA, instructions, QUESTION, readAnswer, toSighting } from './remote-answer.js';
import { RemoteCall } from './remote-call.js';
import type { RemoteSettings } from './remote-settings.js';

const MAX_TOKENS = 2000;

/** Identifies plants with an OpenAI model, or a server with the same protocol; a JSON schema constrains the answer. */
export class OpenaiPlantIdentifier extends PlantIdentifier {
  private readonly call: RemoteCall;
  private readonly client: OpenAI;
  private readonly model: string;

  constructor({ apiKey, model, baseURL, timeoutMs }: RemoteSettings) {
    super();
    this.call = new RemoteCall('openai', timeoutMs);
    this.model = model;
    this.client = new OpenAI({ apiKey, baseURL, maxRetries: 0, fetch: outboundFetch(OUTBOUND.ai) });
  }

  identify(photos: Buffer[], mayCall: MayCall): Promise<Sighting> {
    return this.call.run(mayCall, async (signal) => {
      const completion = await this.client.chat.completions.create(
        {
          model: this.model,
          max_completion_tokens: MAX_TOKENS,
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'plant', strict: true, schema: ANSWER_SCHEMA },
          },
          messages: [
            { role: 'system', content: instructions() },
            { role: 'user', content: [...photos.map(toImage), { type: 'text', text: QUESTION }] },
          ],
        },
        { signal },
      );
      const choice = Array.isArray(completion.choices) ? completion.choices[0] : undefined;
      if (choice?.message?.refusal || choice?.finish_reason === 'content_filter')
        throw identifierFailed.refused();
      if (choice?.finish_reason !== 'stop' || !choice.message?.content) throw identifierFailed.unreadable();
      const { prompt_tokens: inputTokens, completion_tokens: outputTokens } = completion.usage ?? {};
      const sighting = toSighting(readAnswer(choice.message.content));
      return { provider: 'openai', model: this.model, ...sighting, inputTokens, outputTokens };
    });
  }
}

const toImage = (photo: Buffer) => ({
  type: 'image_url' as const,
  image_url: { url: `data:image/webp;base64,${photo.toString('base64')}` },
});
