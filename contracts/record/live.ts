import { startRecordingProxy } from '../provider/recording-proxy';
import type { Exchange } from './exchange';
import { answeredWith, jsonOf } from './heard-body';

/** A recording that goes on. What is heard stays in memory. */
export interface Recording {
  /** Where portals find the lending API meanwhile. */
  origin: string;
  heard: readonly Exchange[];
  /** Why calls got no answer. */
  lost: readonly string[];
  stop(): void;
}

/** Stands between portals and a lending API, and hears what they say. @param port 0 for any that is free @throws Error when it is taken */
export async function record(api: string, port: number): Promise<Recording> {
  const heard: Exchange[] = [];
  const lost: string[] = [];
  const base = api.replace(/\/+$/, '');
  const proxy = await startRecordingProxy(
    api,
    {
      onAnswer: ({ status, body }, call) => {
        heard.push({
          method: call.method,
          url: base + call.url,
          at: new Date(),
          cookie: call.cookie,
          setCookies: call.setCookies,
          sent: jsonOf(call.body),
          status,
          answered: answeredWith(body),
        });
      },
      onLost: (reason) => lost.push(reason),
    },
    port,
  );
  return { origin: proxy.origin, heard, lost, stop: proxy.close };
}
