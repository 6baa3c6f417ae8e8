/** What it takes to ask a remote provider; all attempts together end within `timeoutMs`. */
export interface RemoteSettings {
  apiKey: string;
  model: string;
  baseURL?: string;
  timeoutMs: number;
}
