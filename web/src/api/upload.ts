import type { Endpoint, ReplyOf } from '@alive/contract/endpoint.ts';
import { forgetAsked } from './asked-ahead.ts';
import { addressOf, authorization, errorOf, unreached } from './call.ts';
import { probe, reached } from './connection.ts';
import { readToken, refuseToken } from './session.ts';

/** Sends one file as a multipart form and tells its progress (0–1). Throws CallError. fetch tells no upload progress, so this is XMLHttpRequest. */
export const upload = <E extends Endpoint>(
  endpoint: E,
  params: unknown,
  file: File,
  { onProgress, signal }: { onProgress: (part: number) => void; signal?: AbortSignal },
): Promise<ReplyOf<E>> =>
  new Promise((resolve, reject) => {
    const token = readToken();
    forgetAsked();
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint, { params }));
    for (const [name, value] of Object.entries(authorization(token))) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = (event) => onProgress(event.total === 0 ? 0 : event.loaded / event.total);
    request.onload = () => {
      reached();
      if (request.status === 401) refuseToken(token);
      const reply = request.status < 300 ? endpoint.reply?.safeParse(request.response) : undefined;
      if (reply?.success) resolve(reply.data as ReplyOf<E>);
      else reject(errorOf(request.status, request.response));
    };
    request.onerror = () => {
      void probe();
      reject(unreached());
    };
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append(endpoint.multipart ?? 'file', file);
    request.send(form);
  });
