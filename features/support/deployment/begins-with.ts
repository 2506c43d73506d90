import type { WorldApplication } from 'fixtures/world';
import type { WorldDocument } from 'fixtures/world-documents';
import { buildWorld, findScenario } from 'fixtures/worlds';
import { holdingOf, obstaclesOf } from '../preparation/obstacles';
import { NOTHING_KNOWN } from './known';
import { startOf } from './start-of';

/** A person's applications in the situation that a scenario begins with. */
interface Beginning {
  applications: readonly WorldApplication[];
  /** Documents that the customer has to upload, where own calls can bring the situation about. */
  documents: readonly WorldDocument[];
}

/** What a scenario begins with at Lindhof Bank; nothing where its sentences name no situation, or another partner's. */
export function beginsWith(texts: readonly string[]): Beginning {
  const start = startOf(texts);
  const scenario = start && findScenario(start.situation);
  const now = new Date();
  const world = scenario?.partner === 'demo' ? buildWorld(scenario, { seed: 1, now }) : null;
  const holding = world && start && holdingOf(world, start.person);
  if (!world || !holding) return { applications: [], documents: [] };
  const helps = { mailbox: true, proxy: true, offered: null, known: NOTHING_KNOWN, now };
  const isByOwnCalls = obstaclesOf(world, start?.person ?? null, helps).length === 0;
  return { applications: holding.applications, documents: isByOwnCalls ? holding.documents : [] };
}
