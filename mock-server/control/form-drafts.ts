import { createHash } from 'node:crypto';
import { type DynamicForm, LANGUAGES } from 'contracts/api/enumerations';
import { dequal } from 'dequal/lite';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { type Finding, hasErrors } from '../rules/finding';
import { checkDraft, checkForm } from '../rules/own-form/check-form';
import { type FormDocument, formDocumentSchema, formDraftSchema } from '../rules/own-form/form-document';
import { findSizeFindings } from '../rules/own-form/form-size';
import { tryPattern } from '../rules/own-form/pattern';
import type { Sandbox } from '../store/sandbox';
import { sizeInBytes } from '../store/size';
import { formatFindingMessage } from './finding-message';
import { createFindingsRefusal } from './findings';
import { findFormOfWorld, MAX_FORM_BYTES, removeForm, requireFormName, saveForm } from './forms';
import { requireCapacity } from './open-world';
import { parseBody, readJsonDocumentBody, requireSandbox } from './read-request';

const DRAFT_JSON_SCHEMA = z.toJSONSchema(formDocumentSchema, { io: 'input', unrepresentable: 'any' });

export const MAX_TRIAL_LENGTH = 10_000;
const MAX_TRIAL_BYTES = 100_000;

export const patternTrialSchema = z.strictObject({
  pattern: z.string().max(MAX_TRIAL_LENGTH),
  example: z.string().max(MAX_TRIAL_LENGTH),
});

export interface FormDraft {
  /** Null if the world has no such form. */
  document: FormDocument | null;
  version: string;
  isOwn: boolean;
  savedAt: string | null;
  /** Time of the version that portals show: before `savedAt` while the draft has errors. */
  shownAt: string | null;
  findings: Finding[];
  replaced: FormDocument | null;
}

export function createFormDraftControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/forms/:name/schema', (c) => {
      requireFormName(c.req.param('name'));
      return c.json(DRAFT_JSON_SCHEMA);
    })
    .post('/pattern-trial', async (c) => {
      const { pattern, example } = await parseBody(c, patternTrialSchema, MAX_TRIAL_BYTES);
      return c.json({ result: tryPattern(pattern, example) });
    })
    .get('/forms/:name/draft', (c) => {
      const sandbox = requireSandbox(simulator, c);
      return respondWithDraft(c, readDraftOfWorld(sandbox, requireFormName(c.req.param('name'))));
    })
    .put('/forms/:name/draft', async (c) => {
      const sandbox = requireSandbox(simulator, c);
      const name = requireFormName(c.req.param('name'));
      const submittedDocument = await readJsonDocumentBody(c, MAX_FORM_BYTES);
      const savedDraft = readDraftOfWorld(sandbox, name);
      const expected = c.req.header('if-match');
      if (expected !== undefined && expected !== '*' && expected !== `"${savedDraft.version}"`)
        return respondWithDraft(c, savedDraft, 412);
      const document = formDraftSchema.safeParse(submittedDocument).data;
      if (document === undefined || findSizeFindings(document).length > 0)
        return createFindingsRefusal(c, checkForm(submittedDocument, name).findings);
      requireCapacity(simulator, sandbox, sizeInBytes(document));
      saveDraft(sandbox, name, document);
      return respondWithDraft(c, readDraftOfWorld(sandbox, name));
    })
    .delete('/forms/:name/draft', (c) => {
      const sandbox = requireSandbox(simulator, c);
      const name = requireFormName(c.req.param('name'));
      sandbox.store.formDrafts.delete(name);
      return respondWithDraft(c, readDraftOfWorld(sandbox, name));
    });
}

export function readDraftOfWorld(sandbox: Sandbox, name: DynamicForm): FormDraft {
  const row = sandbox.store.formDrafts.get(name);
  const currentForm = findFormOfWorld(sandbox, name);
  const document = row?.document ?? formDraftSchema.nullable().parse(currentForm);
  return {
    document,
    version: versionOf(document),
    isOwn: Boolean(row?.document) || sandbox.store.ownForms.get(name) !== undefined,
    savedAt: row?.savedAt ?? null,
    shownAt: row?.shownAt ?? null,
    findings: document === null ? [] : checkDraft(document, name).findings,
    replaced: row?.replaced ?? null,
  };
}

/** Keeps the replaced document, for undo. A null document removes the form. */
export function replaceDraft(sandbox: Sandbox, name: DynamicForm, document: FormDocument | null): void {
  const previousDocument = readDraftOfWorld(sandbox, name).document;
  if (dequal(previousDocument, document)) return;
  if (document !== null) saveDraft(sandbox, name, document);
  else {
    removeForm(sandbox, name);
    const savedAt = new Date().toISOString();
    sandbox.store.formDrafts.insert({ id: name, document, savedAt, shownAt: null, replaced: null });
  }
  sandbox.store.formDrafts.update(name, { replaced: previousDocument });
}

/** Ignores an unchanged document: viewing a partner's form must not copy it into the world. */
export function saveDraft(sandbox: Sandbox, name: DynamicForm, document: FormDocument): void {
  if (versionOf(document) === versionOf(readDraftOfWorld(sandbox, name).document)) return;
  const { findings, document: checkedDocument } = checkDraft(document, name);
  const { formDrafts } = sandbox.store;
  const now = new Date().toISOString();
  if (checkedDocument !== null && !hasErrors(findings)) saveForm(sandbox, name, checkedDocument);
  else {
    const shownAt = formDrafts.get(name)?.shownAt ?? null;
    const draft = { document, savedAt: now, shownAt };
    if (formDrafts.get(name) === undefined) formDrafts.insert({ id: name, ...draft, replaced: null });
    else formDrafts.update(name, draft);
  }
}

export function versionOf(document: FormDocument | null): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22);
}

function respondWithDraft(
  c: Context,
  { document, version, ...draft }: FormDraft,
  status: 200 | 412 = 200,
): Response {
  const language = LANGUAGES.find((candidate) => candidate === c.req.query('lang')) ?? 'en';
  const findings = draft.findings.map((finding) => ({
    ...finding,
    message: formatFindingMessage(finding, language),
  }));
  return c.json(
    {
      document,
      version,
      is_own: draft.isOwn,
      saved_at: draft.savedAt,
      shown_at: draft.shownAt,
      findings,
    },
    status,
    { etag: `"${version}"` },
  );
}
