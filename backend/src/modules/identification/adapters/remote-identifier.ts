import type { Config } from '../../../platform/config/config.js';
import type { PlantIdentifier } from '../ports/plant-identifier.js';

/** Providers that answer over the network. */
export type RemoteProvider = 'anthropic' | 'openai';

/** A remote identifier as it is configured. Only the provider that is used is loaded, as each needs an SDK. */
export async function remoteIdentifier(provider: RemoteProvider, config: Config): Promise<PlantIdentifier> {
  const timeoutMs = config.IDENTIFICATION_TIMEOUT_S * 1000;
  switch (provider) {
    case 'anthropic': {
      const { AnthropicPlantIdentifier } = await import('./anthropic.plant-identifier.js');
      const { ANTHROPIC_API_KEY: apiKey = '', ANTHROPIC_MODEL: model, ANTHROPIC_BASE_URL: baseURL } = config;
      return new AnthropicPlantIdentifier({ apiKey, model, baseURL, timeoutMs });
    }
    case 'openai': {
      const { OpenaiPlantIdentifier } = await import('./openai.plant-identifier.js');
      const { OPENAI_API_KEY: apiKey = '', OPENAI_MODEL: model, OPENAI_BASE_URL: baseURL } = config;
      return new OpenaiPlantIdentifier({ apiKey, model, baseURL, timeoutMs });
    }
  }
}
