import type { WorldApplication } from 'fixtures/world';
import type { WorldDocument } from 'fixtures/world-documents';
import { buildWorld, findScenario } from 'fixtures/worlds';
import { findPersonData, listPreparationBlockers } from '../preparation/blockers';
import { findScenarioStart } from './find-scenario-start';
import { UNKNOWN_DEPLOYMENT } from './known-deployment';

interface ScenarioData {
  applications: readonly WorldApplication[];
  documents: readonly WorldDocument[];
}

export function scenarioDataOf(texts: readonly string[]): ScenarioData {
  const start = findScenarioStart(texts);
  const scenario = start && findScenario(start.situation);
  const now = new Date();
  const world = scenario?.partner === 'demo' ? buildWorld(scenario, { seed: 1, now }) : null;
  const personData = world && start && findPersonData(world, start.person);
  if (!world || !personData) return { applications: [], documents: [] };
  const resources = {
    mailbox: true,
    proxy: true,
    offeredCalls: null,
    knownDeployment: UNKNOWN_DEPLOYMENT,
    now,
  };
  const isPreparedByCustomerCalls =
    listPreparationBlockers(world, start?.person ?? null, resources).length === 0;
  return {
    applications: personData.applications,
    documents: isPreparedByCustomerCalls ? personData.documents : [],
  };
}
