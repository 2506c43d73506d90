import { startRecordingProxy } from '../provider/recording-proxy';
import { parseJson, parseResponseBody } from './captured-body';
import type { Exchange } from './exchange';

export interface Recording {
  origin: string;
  heard: readonly Exchange[];
  lost: readonly string[];
  stop(): void;
}

export async function recordApi(api: string, port: number): Promise<Recording> {
  const heard: Exchange[] = [];
  const lost: string[] = [];
  const base = api.replace(/\/+$/, '');
  const proxy = await startRecordingProxy(
    api,
    {
      onResponse: ({ status, body }, call) => {
        heard.push({
          method: call.method,
          url: base + call.url,
          at: new Date(),
          cookie: call.cookie,
          setCookies: call.setCookies,
          sent: parseJson(call.body),
          status,
          answered: parseResponseBody(body),
        });
      },
      onLost: (reason) => lost.push(reason),
    },
    port,
  );
  return { origin: proxy.origin, heard, lost, stop: proxy.close };
}
