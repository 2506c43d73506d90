import { DYNAMIC_FORMS, type DynamicForm } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { formAnswerOf } from '../api/dynamic-forms';
import type { Simulator } from '../api/exchange';
import { refusal } from '../api/refusal';
import { checkForm } from '../rules/own-form/check-form';
import { countsOf, formFrom } from '../rules/own-form/form';
import type { FormDocument } from '../rules/own-form/form-document';
import type { Sandbox } from '../store/sandbox';
import { sizeOf } from '../store/size';
import { deploymentOfWorld } from './bank-in-world';
import { refusalOfFindings, withMessages } from './findings';
import { requireCapacity } from './open-world';
import { documentOf, sandboxOf } from './read-request';

export const MAX_FORM_BYTES = 5_000_000;

export function formControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/forms/:name', (c) => {
      const form = formOfWorld(sandboxOf(simulator, c), nameOfForm(c.req.param('name')));
      if (form === null) throw refusal('err_entity_not_found', 'name');
      return c.json(form);
    })
    .put('/forms/:name', async (c) => {
      const sandbox = sandboxOf(simulator, c);
      const name = nameOfForm(c.req.param('name'));
      const { document, findings } = checkForm(await documentOf(c, MAX_FORM_BYTES), name);
      if (document === null) return refusalOfFindings(c, findings);
      requireCapacity(simulator, sandbox, sizeOf(document));
      putForm(sandbox, name, document);
      return c.json({
        form: document,
        counts: countsOf(formFrom(document)),
        findings: withMessages(findings),
      });
    })
    .delete('/forms/:name', (c) => {
      const sandbox = sandboxOf(simulator, c);
      const name = nameOfForm(c.req.param('name'));
      removeForm(sandbox, name);
      return c.json({ form: formOfWorld(sandbox, name) });
    });
}

export function putForm({ store }: Sandbox, name: DynamicForm, document: FormDocument): void {
  const { ownForms, formDrafts } = store;
  if (ownForms.get(name) === undefined) ownForms.insert({ id: name, document });
  else ownForms.update(name, { document });
  const now = new Date().toISOString();
  const draft = { document: null, savedAt: now, shownAt: now };
  if (formDrafts.get(name) === undefined) formDrafts.insert({ id: name, ...draft, replaced: null });
  else formDrafts.update(name, draft);
}

export function removeForm({ store }: Sandbox, name: DynamicForm): void {
  store.ownForms.delete(name);
  store.formDrafts.delete(name);
}

/** Null without a form, or if the bank disables it. */
export function formOfWorld(sandbox: Sandbox, name: DynamicForm): object | null {
  return formAnswerOf(sandbox, deploymentOfWorld(sandbox), name) ?? null;
}

export function nameOfForm(text: string): DynamicForm {
  const name = DYNAMIC_FORMS.find((known) => known === text);
  if (name === undefined) throw refusal('err_entity_not_found', 'name');
  return name;
}
