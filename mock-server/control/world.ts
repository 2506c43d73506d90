import { DYNAMIC_FORMS, LANGUAGES } from 'contracts/api/enumerations';
import { DEPLOYMENT_IDS } from 'fixtures/deployments';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { simulatorOriginAtForwardedHost } from '../api/host';
import { currentDeploymentOf } from '../api/own-bank';
import { countUnrunnablePatterns } from '../rules/own-form/unrunnable-patterns';
import { nextStatusOf, statusFlowOf } from '../rules/status-flow';
import type { Sandbox } from '../store/sandbox';
import { findFormOfWorld } from './forms';
import { scenarioTitleOf } from './page/scenario-texts';
import { requireSandbox } from './read-request';

export function createWorldControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/world/revision', (c) => c.json({ revision: requireSandbox(simulator, c).dataRevision }))
    .get('/world', (c) => {
      const sandbox = requireSandbox(simulator, c);
      const { scenario } = sandbox.start;
      const language = LANGUAGES.find((candidate) => candidate === c.req.query('lang')) ?? 'en';
      return c.json({
        sandbox: sandbox.id,
        scenario: { id: scenario.id, title: scenarioTitleOf(scenario, language) },
        now: sandbox.clock.iso(),
        personas: sandbox.personas.map(({ key, email, role }) => ({ key, email, role })),
        applications: sandbox.store.applications.all().map(({ id, facts }) => ({
          id,
          short_id: facts.shortApplicationId,
          status: facts.status,
          next_status: nextStatusOf(statusFlowOf(facts.allBanksLoanPurpose), facts.status) ?? null,
        })),
        faults: sandbox.faults
          .list()
          .flatMap(({ code, status }) => code ?? (status ? [`HTTP ${status}`] : [])),
        patterns_not_run: countPatternsNotRun(sandbox),
        partner: scenario.partner,
        partners: DEPLOYMENT_IDS.map((id) => ({
          id,
          name: currentDeploymentOf(sandbox, id).partner.parameters.display_name,
        })),
        control_url: `${simulatorOriginAtForwardedHost(c.req.raw.headers, simulator.settings)}/simulator`,
      });
    });
}

const countPatternsNotRun = (sandbox: Sandbox): number =>
  DYNAMIC_FORMS.reduce((sum, name) => sum + countUnrunnablePatterns(findFormOfWorld(sandbox, name)), 0);
