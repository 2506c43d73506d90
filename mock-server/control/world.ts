import { DYNAMIC_FORMS, LANGUAGES } from 'contracts/api/enumerations';
import { DEPLOYMENT_IDS } from 'fixtures/deployments';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { simulatorOriginAtForwardedHost } from '../api/host';
import { deploymentIn } from '../api/own-bank';
import { unrunnablePatterns } from '../rules/own-form/unrunnable-patterns';
import { flowOf, nextStatus } from '../rules/status-flow';
import type { Sandbox } from '../store/sandbox';
import { formOfWorld } from './forms';
import { titleOf } from './page/scenario-texts';
import { sandboxOf } from './read-request';

export function worldControl(simulator: Simulator): Hono {
  return new Hono().get('/world', (c) => {
    const sandbox = sandboxOf(simulator, c);
    const { scenario } = sandbox.start;
    const language = LANGUAGES.find((one) => one === c.req.query('lang')) ?? 'en';
    return c.json({
      sandbox: sandbox.id,
      scenario: { id: scenario.id, title: titleOf(scenario, language) },
      now: sandbox.clock.iso(),
      personas: sandbox.personas.map(({ key, email, role }) => ({ key, email, role })),
      applications: sandbox.store.applications.all().map(({ id, facts }) => ({
        id,
        short_id: facts.shortApplicationId,
        status: facts.status,
        next_status: nextStatus(flowOf(facts.allBanksLoanPurpose), facts.status) ?? null,
      })),
      faults: sandbox.faults.list().flatMap(({ code, status }) => code ?? (status ? [`HTTP ${status}`] : [])),
      patterns_not_run: patternsNotRun(sandbox),
      partner: scenario.partner,
      partners: DEPLOYMENT_IDS.map((id) => ({
        id,
        name: deploymentIn(sandbox, id).partner.parameters.display_name,
      })),
      control_url: `${simulatorOriginAtForwardedHost(c.req.raw.headers, simulator.settings)}/simulator`,
    });
  });
}

/** D-77 */
const patternsNotRun = (sandbox: Sandbox): number =>
  DYNAMIC_FORMS.reduce((sum, name) => sum + unrunnablePatterns(formOfWorld(sandbox, name)), 0);
