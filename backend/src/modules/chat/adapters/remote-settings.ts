/** How a remote model is reached. */
export interface RemoteSettings {
  apiKey: string;
  model: string;
  baseURL?: string;
  /** How long it may say nothing. */
  silenceMs: number;
}
