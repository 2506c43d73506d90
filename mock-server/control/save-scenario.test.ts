import { readFileSync, rmSync } from 'node:fs';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { findScenarioSetup } from './acceptance/scenario-setup';

const folder = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join, sep } = await import('node:path');
  return mkdtempSync(join(tmpdir(), 'saved-scenarios-')) + sep;
});

vi.mock('fixtures/worlds/saved-folder', () => ({ SAVED_WORLDS_FOLDER: folder }));

const test = exchangeInSandbox({ scenario: 'representatives' });

describe('SIM-09 a sandbox saved as a scenario', () => {
  const id = 'saved-by-a-test';
  const save = (form: Record<string, string>) =>
    fetch(`${test.origin()}/simulator/page/save-scenario?sandbox=${test.sandbox().id}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('a saved sandbox can be loaded from the list of scenarios and cannot be saved twice', async () => {
    expect((await save({ id, title: 'What a test saved' })).status).toBe(303);
    const { body } = await test.sandbox().request('GET', '/simulator/scenarios');
    expect(body).toContainEqual(expect.objectContaining({ id, title: 'What a test saved', tags: ['saved'] }));
    const opened = await test.sandbox().request('POST', '/simulator/sandboxes', { body: { scenario: id } });
    expect(opened.body).toMatchObject({ scenario: id, applications: [{ status: 'Open' }] });
    expect((await save({ id, title: 'Again' })).status).toBe(422);
  });

  it('comes with a valid Gherkin feature file that starts from the saved scenario', async () => {
    await save({ id, title: 'What a test saved: “so”, @that #way' });
    const newId = IdGenerator.incrementing();
    const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
    const pickles = compile(parser.parse(readFileSync(`${folder}${id}.feature`, 'utf8')), id, newId);
    expect(pickles.map(({ name }) => name)).toEqual(['What a test saved: “so”, @that #way']);
    const steps = pickles.flatMap((pickle) =>
      pickle.steps.map(({ text }) => ({ kind: 'given' as const, text })),
    );
    expect(findScenarioSetup(steps).setup.situation).toBe(id);
  });

  it.each([
    ['a path', { id: '../../escape', title: 'x' }],
    ['no title', { id: 'fine', title: ' ' }],
    ['a title of two lines', { id: 'fine', title: 'One\nScenario: two' }],
    ['the name of another scenario', { id: 'demo', title: 'x' }],
  ])('a saved sandbox is refused with %s', async (_, form) => {
    expect((await save(form)).status).toBe(422);
  });
});
