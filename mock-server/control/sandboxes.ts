import { DEFAULT_SCENARIO, findScenario, readSavedScenarios, SCENARIOS } from 'fixtures/worlds';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';
import type { Sandbox } from '../store/sandbox';
import { instantSchema } from './instant';
import { openWorld } from './open-world';
import { parseBody, requireSandbox } from './read-request';

export const newSandboxSchema = z.strictObject({
  scenario: z.string().default(DEFAULT_SCENARIO),
  seed: z.int().min(0).max(999_999_999).optional(),
  now: instantSchema.optional(),
});

export function createSandboxControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/scenarios', (c) =>
      c.json(
        [...SCENARIOS, ...readSavedScenarios()].map(({ id, title, description, tags, partner }) => ({
          id,
          title,
          description,
          tags,
          partner,
        })),
      ),
    )
    .post('/sandboxes', async (c) => {
      const body = await parseBody(c, newSandboxSchema);
      const scenario = findScenario(body.scenario);
      if (scenario === undefined) throw createRefusal('err_validation_failed', 'scenario');
      const sandbox = openWorld(simulator, c, {
        scenario,
        seed: body.seed ?? simulator.settings.seed,
        now: body.now ?? null,
      });
      return c.json(describeSandbox(sandbox), 201);
    })
    .post('/reset', (c) => {
      const sandbox = requireSandbox(simulator, c);
      sandbox.reset();
      return c.json(describeSandbox(sandbox));
    });
}

export function describeSandbox(sandbox: Sandbox) {
  const { applications, users } = sandbox.store;
  const keys = new Map(sandbox.personas.map(({ key, email }) => [email, key]));
  return {
    sandbox: sandbox.id,
    scenario: sandbox.start.scenario.id,
    seed: sandbox.start.seed,
    now: sandbox.clock.iso(),
    personas: sandbox.personas,
    applications: applications.all().map(({ id, ownerId, facts }) => {
      const email = users.get(ownerId)?.email ?? '';
      return {
        id,
        shortId: facts.shortApplicationId,
        status: facts.status,
        owner: keys.get(email) ?? email,
      };
    }),
  };
}
