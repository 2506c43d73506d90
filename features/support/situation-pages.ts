import type { HttpResponse } from './http';
import { serverAddress } from './settings';
import { Client } from './test-browser/html/client';

interface Situation {
  id: string;
  partner: string;
  tags: string[];
}

export interface ShownSituation extends Situation {
  list: HttpResponse;
  overview: HttpResponse | null;
}

const CONCURRENCY = 4;

const OVERVIEW = /href="(\/dashboard\/applications\/[\w-]+)"/;

export async function loadSituationPages(): Promise<ShownSituation[]> {
  const simulator = `${serverAddress('API_BASE_URL')}/simulator`;
  const waiting = (await (await fetch(`${simulator}/scenarios`)).json()) as Situation[];
  const shown: ShownSituation[] = [];
  const follow = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const client = new Client();
      const open = (url: URL) => client.send({ url, body: null, from: null });
      const list = await open(new URL(`${simulator}/play/${next.id}`));
      const [, path] = OVERVIEW.exec(list.body) ?? [];
      const overview = path === undefined ? null : await open(new URL(path, list.url));
      shown.push({ ...next, list, overview });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, follow));
  return shown;
}
