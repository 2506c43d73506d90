import { DYNAMIC_FORMS, type DynamicForm, LANGUAGES, type Language } from 'contracts/api/enumerations';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { readJson } from '../../api/read-json';
import { createRefusal } from '../../api/refusal';
import { renameAnswerMembers } from '../../form-editor/draft/answer-names';
import { type Draft, findStep, listPurposes } from '../../form-editor/draft/draft';
import { findIdProblem } from '../../form-editor/draft/ids';
import { findMissingComponents } from '../../form-editor/findings/missing-components';
import {
  comparePaths,
  type FormPartAddress,
  isSameSubject,
  parseFindingPath,
} from '../../form-editor/findings/path';
import { applyRemedy, REMEDIES } from '../../form-editor/findings/remedies';
import { decodeTextsCsv, ROW_PROBLEMS, readTextsCsv } from '../../form-editor/texts-csv/read-texts-csv';
import { formatTextsCsv } from '../../form-editor/texts-csv/texts-csv';
import {
  type FormEditorData,
  type FormReply,
  INITIAL_TEXT_ROWS,
  PREVIEW_STATES,
  type RefusedImport,
  TABS,
  type Tab,
  type TextsReply,
} from '../../pages/form-editor/editor-data';
import { createQuestionTexts } from '../../pages/form-editor/question-texts';
import { cutText } from '../../rules/cut-text';
import { toCalendarDay } from '../../rules/document-age';
import { checkForm } from '../../rules/own-form/check-form';
import { formDraftSchema } from '../../rules/own-form/form-document';
import { findSizeFindings } from '../../rules/own-form/form-size';
import { tryPattern } from '../../rules/own-form/pattern';
import type { Sandbox } from '../../store/sandbox';
import { sizeInBytes } from '../../store/size';
import { getTexts } from '../../texts/texts';
import { importForm } from '../bank/import-from-api';
import { findJsonErrorPosition } from '../bank/json-error-position';
import { readSubmittedForm, type SubmittedForm } from '../bank/submitted-form';
import { type BankPageView, createBankPageHref, createBankPageView } from '../bank/view';
import { deploymentOfWorld } from '../bank-in-world';
import { formatFindingMessage } from '../finding-message';
import { MAX_TRIAL_LENGTH, readDraftOfWorld, replaceDraft, saveDraft, versionOf } from '../form-drafts';
import { MAX_FORM_BYTES } from '../forms';
import { createNamedFrameUrl } from '../frame-host';
import { requireCapacity } from '../open-world';
import { runInOwnWorld } from '../own-worlds';
import { FORM_PAGE_HEADERS } from '../page-shell/page-headers';
import { createPageResponse } from '../page-shell/page-response';
import { PortalFrames } from '../portal-frames/portal-frames';
import { applySubmittedChange, readScope } from './submitted-change';
import { countTemplateParts, createEmptyForm, listTemplates } from './templates';

interface Outcome {
  selectedPart?: FormPartAddress;
  refusedImport?: RefusedImport;
  message?: string;
  api?: string;
  submittedText?: string;
  reply?: FormReply;
  tab?: Tab;
  status?: 200 | 422;
}

export function createFormEditorHandler(simulator: Simulator): Hono {
  /** @returns a refusal if the form is too large */
  function saveWithinLimits(
    { sandbox, language }: BankPageView,
    name: DynamicForm,
    draft: Draft,
    save: typeof saveDraft = replaceDraft,
  ): Outcome | null {
    if (Buffer.byteLength(JSON.stringify(draft)) > MAX_FORM_BYTES)
      return { message: getTexts('form-editor', language)('tooLarge') };
    requireCapacity(simulator, sandbox, sizeInBytes(draft));
    save(sandbox, name, draft);
    return null;
  }

  function take(view: BankPageView, name: DynamicForm, value: unknown): Outcome {
    const document = formDraftSchema.safeParse(renameAnswerMembers(value)).data;
    if (document === undefined || findSizeFindings(document).length > 0)
      return { refusedImport: refusedImport(value, name, view.language) };
    return saveWithinLimits(view, name, document) ?? { selectedPart: firstSubject(document) };
  }

  function importTexts(
    view: BankPageView,
    name: DynamicForm,
    file: string | Uint8Array,
    isPartial: boolean,
  ): Outcome {
    const { document } = readDraftOfWorld(view.sandbox, name);
    if (document === null) return {};
    const { draft, ...reading } = readTextsCsv(file, document);
    const [firstFinding] = reading.findings;
    const hasOtherRows = ROW_PROBLEMS.some((problem) => problem === firstFinding?.problem);
    const isRefused = firstFinding !== undefined && !(isPartial && hasOtherRows);
    const sizeRefusal = isRefused ? null : saveWithinLimits(view, name, draft);
    if (sizeRefusal !== null) return { ...sizeRefusal, tab: 'texts' };
    const texts: TextsReply = {
      ...reading,
      isApplied: !isRefused,
      refusedTable: isRefused && hasOtherRows ? decodeTextsCsv(file) : null,
    };
    return { tab: 'texts', reply: { texts }, status: isRefused ? 422 : 200 };
  }

  function importFormText(view: BankPageView, name: DynamicForm, text: string): Outcome {
    try {
      return take(view, name, readJson(text));
    } catch {
      return { message: view.t('brokenJson', findJsonErrorPosition(text)), submittedText: text };
    }
  }

  async function performIntent(
    view: BankPageView,
    name: DynamicForm,
    submittedForm: SubmittedForm,
  ): Promise<Outcome> {
    const { sandbox, language } = view;
    const intent = submittedForm.text('intent');
    const t = getTexts('form-editor', language);
    const textLanguage = LANGUAGES.find((code) => code === submittedForm.text('text')) ?? language;
    const newTexts = {
      ...createQuestionTexts(t, textLanguage),
      purpose: t('new.purpose'),
      step: t('new.step'),
      choice: t('new.choice'),
      group: t('new.group'),
    };
    if (intent.startsWith('template:')) {
      const id = intent.slice('template:'.length);
      if (id === 'empty') return take(view, name, createEmptyForm(name, newTexts));
      const foundTemplate = listTemplates(name, today(sandbox)).find((template) => template.id === id);
      if (foundTemplate === undefined) throw createRefusal('err_entity_not_found', 'name');
      return take(view, name, foundTemplate.document);
    }
    switch (intent) {
      case 'fetch': {
        const api = submittedForm.text('api');
        const { document, findings } = await importForm(api, name, simulator.settings.hosted);
        if (document !== null) return { ...take(view, name, document), api };
        return {
          tab: 'start',
          api,
          message: findings.map((finding) => formatFindingMessage(finding, language)).join(' '),
        };
      }
      case 'import': {
        const file = submittedForm.file('file');
        return file === null
          ? { tab: 'start', message: view.t('noFile') }
          : importFormText(view, name, await file.text());
      }
      case 'document':
        return importFormText(view, name, submittedForm.text('document'));
      case 'json':
        return { submittedText: submittedForm.text('document'), status: 200 };
      case 'drop':
        replaceDraft(sandbox, name, null);
        return {};
      case 'bring_back': {
        const { replaced } = readDraftOfWorld(sandbox, name);
        // A second press would undo the first.
        const isStale = replaced === null || submittedForm.text('version') !== versionOf(replaced);
        return isStale ? {} : (saveWithinLimits(view, name, replaced) ?? {});
      }
      case 'texts_csv': {
        const file = submittedForm.file('file');
        if (file === null) return { message: view.t('noFile'), tab: 'texts' };
        return importTexts(view, name, new Uint8Array(await file.arrayBuffer()), false);
      }
      case 'texts_csv_rest':
        return importTexts(view, name, submittedForm.text('csv'), true);
      case 'decide':
        return decide(view, name, submittedForm);
      default: {
        const { document, findings } = readDraftOfWorld(sandbox, name);
        if (document === null) return {};
        const selectedPart = subjectIn(document, (member) => submittedForm.text(`at.${member}`));
        const { draft, selectedPart: nextSelection } = applySubmittedChange(
          { draft: document, selectedPart, name, findings, textLanguage, texts: newTexts },
          submittedForm,
        );
        const tooLarge = saveWithinLimits(view, name, draft, saveDraft);
        if (tooLarge !== null) return tooLarge;
        const refusedId = refusedIdIn(document, selectedPart, submittedForm);
        if (refusedId !== null && isSameSubject(nextSelection, selectedPart))
          return { selectedPart: nextSelection, reply: { refusedId }, status: 422 };
        const reply = createReply(submittedForm);
        return { selectedPart: nextSelection, ...(reply && { reply, status: 200 }) };
      }
    }
  }

  function decide(view: BankPageView, name: DynamicForm, submittedForm: SubmittedForm): Outcome {
    const submittedDocument = readJson(submittedForm.text('document'));
    const { findings } = checkForm(submittedDocument, name);
    // Starts with the last finding, because a removal moves later entries.
    const lastFirst = findings.toSorted((left, right) =>
      comparePaths(parseFindingPath(right.path), parseFindingPath(left.path)),
    );
    const resolvedDocument = lastFirst.reduce((document, finding) => {
      const remedyName = submittedForm.text(`decision:${finding.problem} ${finding.path}`);
      const remedy = REMEDIES.find((candidate) => candidate === remedyName);
      return remedy === undefined ? document : applyRemedy(document, finding, remedy);
    }, renameAnswerMembers(submittedDocument));
    return take(view, name, resolvedDocument);
  }

  async function renderEditor(c: Context, outcome: Outcome = {}): Promise<Response> {
    const view = createBankPageView(simulator, c);
    const { sandbox, language } = view;
    const name = formNameIn(c);
    const draft = readDraftOfWorld(sandbox, name);
    const frames = new PortalFrames(c, simulator.settings);
    const persona = sandbox.personas[0]?.key ?? 'visitor';
    const frame = frames.frame({ sandbox, name: 'form', persona: 'visitor', lang: language });
    const data: FormEditorData = {
      name,
      draft: {
        document: draft.document,
        version: draft.version,
        is_own: draft.isOwn,
        saved_at: draft.savedAt,
        shown_at: draft.shownAt,
        findings: draft.findings,
      },
      selectedPart:
        outcome.selectedPart ??
        (draft.document === null
          ? { purpose: 0 }
          : subjectIn(draft.document, (member) => c.req.query(member) ?? '')),
      tab: outcome.submittedText === undefined ? (outcome.tab ?? tabIn(c)) : 'json',
      textLanguage: LANGUAGES.find((code) => code === c.req.query('text')) ?? language,
      textRows: textRowsIn(c),
      address: createBankPageHref(view, '/form/editor', { name }),
      draftCall: `/simulator/forms/${name}/draft?lang=${language}`,
      exportHref: createBankPageHref(view, '/form/export', { name }),
      bankPage: createBankPageHref(view, ''),
      forms: DYNAMIC_FORMS.map((formName) => ({
        name: formName,
        href: createBankPageHref(view, '/form/editor', { name: formName }),
      })),
      preview: {
        src: frame.src,
        origin: frame.origin,
        href: `/simulator/enter?${new URLSearchParams({ sandbox: sandbox.id, persona: name === 'application' ? 'visitor' : persona, lang: language })}`,
        state: PREVIEW_STATES.find((state) => state === c.req.query('preview')) ?? 'empty',
      },
      templates: listTemplates(name, today(sandbox)).map(countTemplateParts),
      refusedImport: outcome.refusedImport ?? null,
      message: outcome.message ?? null,
      submittedText: outcome.submittedText ?? null,
      api: outcome.api ?? '',
      reply: outcome.reply ?? {},
      textsTable: createBankPageHref(view, '/form/texts.csv', { name }),
      replacedVersion: draft.replaced && versionOf(draft.replaced),
    };
    const isRefused = data.refusedImport !== null || data.message !== null;
    return createPageResponse(
      c,
      { sandbox, language },
      {
        page: 'formEditor',
        data,
        navigationItem: 'bank',
        title: getTexts('form-editor', language)('title'),
        address: data.address,
        status: isRefused ? 422 : (outcome.status ?? 200),
        headers: { ...frames.headers, 'cache-control': FORM_PAGE_HEADERS['cache-control'] },
      },
    );
  }

  return new Hono()
    .get('/bank/form/export', (c) => {
      const { sandbox } = createBankPageView(simulator, c);
      const { document } = readDraftOfWorld(sandbox, formNameIn(c));
      if (document === null) throw createRefusal('err_entity_not_found', 'name');
      return c.json(document, 200, { 'content-disposition': 'attachment; filename="form.json"' });
    })
    .get('/bank/form/texts.csv', (c) => {
      const { sandbox, language } = createBankPageView(simulator, c);
      const name = formNameIn(c);
      const { document } = readDraftOfWorld(sandbox, name);
      if (document === null) throw createRefusal('err_entity_not_found', 'name');
      return c.body(formatTextsCsv(document, language), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-texts.csv"`,
        'cache-control': 'no-store',
      });
    })
    .get('/bank/form/editor', runInOwnWorld(simulator), async (c): Promise<Response> => {
      const namedFrameUrl = createNamedFrameUrl(c.req.raw, simulator.settings);
      return namedFrameUrl === null ? renderEditor(c) : c.redirect(namedFrameUrl);
    })
    .post('/bank/form/editor', async (c) => {
      const submittedForm = await readSubmittedForm(c);
      const view = createBankPageView(simulator, c);
      const name = formNameIn(c);
      const outcome = await performIntent(view, name, submittedForm);
      if (outcome.refusedImport || outcome.message || outcome.status) return renderEditor(c, outcome);
      const { purpose = 0, step, field } = outcome.selectedPart ?? {};
      const selectedPart = {
        purpose: String(purpose),
        ...(step !== undefined && { step: String(step) }),
        ...(field !== undefined && { field: String(field) }),
        ...(submittedForm.has('text') && { text: submittedForm.text('text') }),
        ...(submittedForm.text('intent') === 'texts' && { tab: 'texts', rows: String(textRowsIn(c)) }),
      };
      return c.redirect(createBankPageHref(view, '/form/editor', { name, ...selectedPart }), 303);
    });
}

function createReply(submittedForm: SubmittedForm): FormReply | undefined {
  const intent = submittedForm.text('intent');
  if (intent === 'pattern_try') {
    const pattern = submittedForm.text('check.regex');
    const example = cutText(submittedForm.text('example'), MAX_TRIAL_LENGTH);
    const result = pattern.length > MAX_TRIAL_LENGTH ? 'invalid' : tryPattern(pattern, example);
    return { trial: { example, result } };
  }
  const [, group] = /^choices_read:(\d{0,4})$/.exec(intent) ?? [];
  if (group === undefined) return undefined;
  return { pastedList: { group: group === '' ? null : Number(group), text: submittedForm.text('pasted') } };
}

function refusedIdIn(
  draft: Draft,
  selectedPart: FormPartAddress,
  submittedForm: SubmittedForm,
): NonNullable<FormReply['refusedId']> | null {
  if (!submittedForm.has('text') || !submittedForm.has('id')) return null;
  const id = submittedForm.text('id');
  const problem = findIdProblem(draft, selectedPart, id, readScope(submittedForm));
  return problem && { id, problem };
}

function formNameIn(c: Context): DynamicForm {
  return DYNAMIC_FORMS.find((candidate) => candidate === c.req.query('name')) ?? 'application';
}

function textRowsIn(c: Context): number {
  return Math.max(INITIAL_TEXT_ROWS, Number(c.req.query('rows')) || 0);
}

function tabIn(c: Context): Tab {
  return TABS.find((tab) => tab === c.req.query('tab')) ?? 'form';
}

function today(sandbox: Sandbox): string {
  return toCalendarDay(deploymentOfWorld(sandbox).timeZone, sandbox.clock.now());
}

function refusedImport(value: unknown, name: DynamicForm, language: Language): RefusedImport {
  const { findings } = checkForm(value, name);
  return {
    document: JSON.stringify(value, null, 2),
    findings,
    missingComponents: findMissingComponents(value, findings, language),
  };
}

function firstSubject(draft: Draft): FormPartAddress {
  return listPurposes(draft)[0]?.steps[0]?.fields.length ? { purpose: 0, step: 0, field: 0 } : { purpose: 0 };
}

/** Falls back to the nearest existing part. */
function subjectIn(draft: Draft, member: (name: 'purpose' | 'step' | 'field') => string): FormPartAddress {
  const index = (name: 'purpose' | 'step' | 'field') => {
    const text = member(name);
    return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  };
  const purpose = index('purpose');
  if (purpose === undefined) return firstSubject(draft);
  if (listPurposes(draft)[purpose] === undefined) return firstSubject(draft);
  const step = index('step');
  if (step === undefined || findStep(draft, { purpose, step }) === undefined) return { purpose };
  const field = index('field');
  const fields = findStep(draft, { purpose, step })?.fields.length ?? 0;
  return field === undefined || field > fields ? { purpose, step } : { purpose, step, field };
}
