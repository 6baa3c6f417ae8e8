interface Options {
  /** POST when left out. */
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  /** How much has left this device, 0 to 1. */
  onSent?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** What the server answered; status 0 when there was no answer. */
export interface UploadAnswer {
  status: number;
  /** The JSON of the answer, if it was that. */
  body: unknown;
}

/** Sends JSON, or a file as it is, and tells how far it has come, which `fetch` cannot. Never throws. */
export function upload(
  address: string,
  body: unknown,
  { method = 'POST', headers, onSent, signal }: Options = {},
) {
  return new Promise<UploadAnswer>((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onSent?.(loaded / total);
    };
    request.onloadend = () => resolve({ status: request.status, body: jsonOf(request.responseText) });
    signal?.addEventListener('abort', () => request.abort());
    request.open(method, address);
    for (const [name, value] of Object.entries({ 'content-type': 'application/json', ...headers }))
      request.setRequestHeader(name, value);
    request.send(body instanceof Blob ? body : JSON.stringify(body));
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
