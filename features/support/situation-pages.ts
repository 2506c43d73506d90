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

const OVERVIEW_LINK = /href="(\/dashboard\/applications\/[\w-]+)"/;

export async function loadSituationPages(): Promise<ShownSituation[]> {
  const simulator = `${serverAddress('API_BASE_URL')}/simulator`;
  const pendingSituations = (await (await fetch(`${simulator}/scenarios`)).json()) as Situation[];
  const shownSituations: ShownSituation[] = [];
  const follow = async () => {
    for (let next = pendingSituations.shift(); next !== undefined; next = pendingSituations.shift()) {
      const client = new Client();
      const openUrl = (url: URL) => client.send({ url, body: null, referrer: null });
      const list = await openUrl(new URL(`${simulator}/play/${next.id}`));
      const [, path] = OVERVIEW_LINK.exec(list.body) ?? [];
      const overview = path === undefined ? null : await openUrl(new URL(path, list.url));
      shownSituations.push({ ...next, list, overview });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, follow));
  return shownSituations;
}
