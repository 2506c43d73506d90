import { startRecordingProxy } from '../provider/recording-proxy';
import { parseJson, parseResponseBody } from './captured-body';
import type { Exchange } from './exchange';

export interface Recording {
  origin: string;
  exchanges: readonly Exchange[];
  lossReasons: readonly string[];
  stop(): void;
}

export async function recordApi(api: string, port: number): Promise<Recording> {
  const exchanges: Exchange[] = [];
  const lossReasons: string[] = [];
  const base = api.replace(/\/+$/, '');
  const proxy = await startRecordingProxy(
    api,
    {
      onResponse: ({ status, body }, call) => {
        exchanges.push({
          method: call.method,
          url: base + call.url,
          startedAt: new Date(),
          cookie: call.cookie,
          setCookies: call.setCookies,
          requestBody: parseJson(call.body),
          status,
          responseContent: parseResponseBody(body),
        });
      },
      onConnectionLost: (reason) => lossReasons.push(reason),
    },
    port,
  );
  return { origin: proxy.origin, exchanges, lossReasons, stop: proxy.close };
}
