import { DYNAMIC_FORMS, type DynamicForm } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { createFormResponse } from '../api/dynamic-forms';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';
import { checkForm } from '../rules/own-form/check-form';
import { countFormParts, createFormFromDocument } from '../rules/own-form/form';
import type { FormDocument } from '../rules/own-form/form-document';
import type { Sandbox } from '../store/sandbox';
import { sizeInBytes } from '../store/size';
import { deploymentOfWorld } from './bank-in-world';
import { addFindingMessages, createFindingsRefusal } from './findings';
import { requireCapacity } from './open-world';
import { readJsonDocumentBody, requireSandbox } from './read-request';

export const MAX_FORM_BYTES = 5_000_000;

export function createFormControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/forms/:name', (c) => {
      const form = findFormOfWorld(requireSandbox(simulator, c), requireFormName(c.req.param('name')));
      if (form === null) throw createRefusal('err_entity_not_found', 'name');
      return c.json(form);
    })
    .put('/forms/:name', async (c) => {
      const sandbox = requireSandbox(simulator, c);
      const name = requireFormName(c.req.param('name'));
      const { document, findings } = checkForm(await readJsonDocumentBody(c, MAX_FORM_BYTES), name);
      if (document === null) return createFindingsRefusal(c, findings);
      requireCapacity(simulator, sandbox, sizeInBytes(document));
      saveForm(sandbox, name, document);
      return c.json({
        form: document,
        counts: countFormParts(createFormFromDocument(document)),
        findings: addFindingMessages(findings),
      });
    })
    .delete('/forms/:name', (c) => {
      const sandbox = requireSandbox(simulator, c);
      const name = requireFormName(c.req.param('name'));
      removeForm(sandbox, name);
      return c.json({ form: findFormOfWorld(sandbox, name) });
    });
}

export function saveForm({ store }: Sandbox, name: DynamicForm, document: FormDocument): void {
  const { ownForms, formDrafts } = store;
  if (ownForms.get(name) === undefined) ownForms.insert({ id: name, document });
  else ownForms.update(name, { document });
  const now = new Date().toISOString();
  const draft = { document: null, savedAt: now, shownAt: now };
  if (formDrafts.get(name) === undefined) formDrafts.insert({ id: name, ...draft, replaced: null });
  else formDrafts.update(name, draft);
}

export function copyForms(source: Sandbox, target: Sandbox): void {
  if (source.start.scenario.partner !== target.start.scenario.partner) return;
  for (const { id, document } of source.store.ownForms.all())
    if (target.store.ownForms.get(id) === undefined) saveForm(target, id, document);
}

export function removeForm({ store }: Sandbox, name: DynamicForm): void {
  store.ownForms.delete(name);
  store.formDrafts.delete(name);
}

/** Null without a form, or if the bank disables it. */
export function findFormOfWorld(sandbox: Sandbox, name: DynamicForm): object | null {
  return createFormResponse(sandbox, deploymentOfWorld(sandbox), name) ?? null;
}

export function requireFormName(text: string): DynamicForm {
  const name = DYNAMIC_FORMS.find((candidate) => candidate === text);
  if (name === undefined) throw createRefusal('err_entity_not_found', 'name');
  return name;
}
