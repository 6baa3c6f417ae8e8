interface Options {
  /** POST when left out. */
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  /** How much has been sent, 0 to 1. */
  onSent?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** The status of the answer; 0 if there was none. */
export interface UploadAnswer {
  status: number;
  /** The answer's JSON, if it is that. */
  body: unknown;
}

/** Sends JSON or a file and reports its progress, which `fetch` cannot. Never throws. */
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
